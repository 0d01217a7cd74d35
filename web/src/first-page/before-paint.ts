// Stands in the head of the page, before the style sheet. A night reader is never flashed with white paper, nothing
// moves when the running games come, and what the page needs is asked for before any script runs.
import { wearLook } from '../settings/look.ts';
import { type Files, filesFor } from './files.ts';
import { frameOf } from './frame.ts';
import { keptLook } from './kept-look.ts';

declare const FILES: Files;

const look = keptLook();
wearLook(look);
document.documentElement.dataset.running = isAnyRunning() ? 'some' : 'none';
for (const file of filesFor(FILES, frameOf(location.pathname), look.language)) {
  const link = document.createElement('link');
  if (file.endsWith('.css')) {
    link.rel = 'preload';
    link.as = 'style';
  } else {
    link.rel = 'modulepreload';
  }
  link.href = `/${file}`;
  document.head.append(link);
}

function isAnyRunning(): boolean {
  try {
    return localStorage.getItem('running') !== null;
  } catch {
    return false;
  }
}
