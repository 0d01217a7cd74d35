// Stands in the head of the page, before the style sheet. A night reader is never flashed with white paper, nothing
// moves when the running games come, and what the page needs is asked for before any script runs.
import { wearLook } from '../settings/look.ts';
import { type Files, filesFor } from './files.ts';
import { frameOf } from './frame.ts';
import { keptLook } from './kept-look.ts';
import { isTypeAtHand } from './type-at-hand.ts';

declare const FILES: Files;

const look = keptLook();
wearLook(look);
document.documentElement.dataset.running = isAnyRunning() ? 'some' : 'none';
for (const file of filesFor(FILES, frameOf(location.pathname), look.language)) {
  if (file.endsWith('.css')) link(file, { rel: 'preload', as: 'style' });
  else link(file, { rel: 'modulepreload' });
}
if (isTypeAtHand()) {
  for (const file of FILES.type)
    link(file, { rel: 'stylesheet' }).setAttribute('blocking', 'render');
}

function link(file: string, about: Partial<HTMLLinkElement>): HTMLLinkElement {
  const made = Object.assign(document.createElement('link'), about, { href: `/${file}` });
  document.head.append(made);
  return made;
}

function isAnyRunning(): boolean {
  try {
    return localStorage.getItem('running') !== null;
  } catch {
    return false;
  }
}
