import { classifyLine } from './classify';

/** Whether a level may be called so: its header is read as this id and as nothing else (design §2.1). */
export function isLevelId(id: string): boolean {
  const line = `[${id}]`;
  const header = /[\r\n]/.test(id) ? null : classifyLine(line);
  return header?.type === 'header' && !header.slip && header.name.end === line.length - 1;
}
