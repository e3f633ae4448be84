import { boardZhCn } from '../messages/board.zhCn';

// The page's words, for readers of Chinese; loaded before the board.
Object.assign(globalThis, { gridwrightWords: { en: boardZhCn, 'zh-cn': boardZhCn } });
