import { keep } from '../store/keep.ts';

/**
 * Whether the front page keeps room for running games before it has looked for them, so that nothing
 * moves when they come. `theme.js` reads it before the first paint.
 */
export function keepRoom(isAnyRunning: boolean): void {
  if (isAnyRunning) keep('running', '1');
  else localStorage.removeItem('running');
  document.documentElement.dataset.running = isAnyRunning ? 'some' : 'none';
}
