import { startPlace } from './start/openStart';
import { StartScreen } from './start/startScreen';

// The start page; loaded when the host first asks for it.
startPlace.gridwrightStart = (board) => new StartScreen(board);
