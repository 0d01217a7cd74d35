import { readdirSync, readFileSync } from 'node:fs';
import { ICON_NAMES, type IconName } from '@late/ui';
import { expect, test } from 'vitest';

/** What an icon means, in the whole house: the ends of the keys of all texts that may stand beside it. */
const MEANINGS: Partial<Record<IconName, string>> = {
  again: 'refresh follow again try-again retry another-text more-headlines',
  back: 'back home previous count-back all month-before',
  bin: 'forget clear delete bin',
  block: 'do ban',
  chat: 'unread',
  check: 'settle gained enter print-ad hand-cheque print-photo print lay copied link-copied',
  close: 'close put-back take-back clear summary',
  closer: 'zoom-in zoom',
  copy: 'copy link',
  count: 'count if-now',
  erase: 'erase step-back',
  exchange: 'exchange exchange-do',
  farther: 'zoom-out zoom',
  first: 'first count-first',
  find: 'zoom-last',
  fit: 'zoom-fit',
  help: 'help.title die-legend',
  hint: 'hint show',
  hurry: 'hurry',
  last: 'last count-skip',
  learn: 'learn',
  letters: 'unseen',
  more: 'about menu',
  newsroom: 'newsroom',
  next: 'next next-task count-next month-after',
  open: 'open-file open import',
  page: 'front-page press.title',
  pass: 'pass pass-do',
  pause: 'count-pause',
  pen: 'at-work',
  play: 'count-play walk play-on',
  print: 'print',
  remove: 'remove turn-away',
  rules: 'rules.title',
  save: 'export save',
  settings: 'settings.title',
  share: 'share.title send share',
  shuffle: 'shuffle',
  silence: 'voice',
  sort: 'sort',
  sound: 'voice',
  turn: 'turn',
  undo: 'home.put-back hand-over.back undo',
};

const ROOT = new URL('../..', import.meta.url).pathname;
const FACES = /^(?:web\/src|ui\/src|games\/\w+\/(?:board|workshop))\/.*\.tsx$/;
const FILES = ['web/src', 'ui/src', 'games']
  .flatMap((folder) =>
    readdirSync(`${ROOT}${folder}`, { encoding: 'utf8', recursive: true }).map(
      (name) => `${folder}/${name}`,
    ),
  )
  .filter((name) => FACES.test(name));
/** A button with an icon, or an icon by itself, and the first text after it. */
const USE =
  /(?:\bicon=(?:"([\w-]+)"|\{\w+ \? '([\w-]+)' : '([\w-]+)'\})|<Icon name="([\w-]+)")[\s\S]*?\bsay\(([^),]*)/g;

/** What a button says while something is missing is not its name. */
const MISSING = /\bmissing=\{.*\}\n/g;

/** Every icon with the key of every text beside it. */
function usesOf(file: string): string[] {
  const found = readFileSync(`${ROOT}${file}`, 'utf8').replace(MISSING, '').matchAll(USE);
  return [...found].flatMap(([, plain, yes, no, alone, said = '']) => {
    const keys = [...said.matchAll(/'([\w.-]+\.[\w.-]+)'/g)].map(([, key]) => key as string);
    if (yes && no && keys.length === 2) return [`${yes} ${keys[0]}`, `${no} ${keys[1]}`];
    const icons = [plain ?? alone, yes, no].filter((icon) => icon !== undefined);
    return icons.flatMap((icon) => keys.map((key) => `${icon} ${key}`));
  });
}

test('an icon means one thing in the whole house', () => {
  const uses = FILES.flatMap(usesOf);
  expect(uses.length).toBeGreaterThan(60);
  const strange = uses.filter((use) => {
    const [icon, key = ''] = use.split(' ');
    const ends = MEANINGS[icon as IconName]?.split(' ') ?? [];
    return !ends.some((end) => key === end || key.endsWith(`.${end}`));
  });
  // The log opens with the news itself; what is said after its icon belongs to another button.
  expect(strange.filter((use) => use !== 'log news.hurry')).toEqual([]);
});

test('no icon is without a use', () => {
  const sources = FILES.map((file) => readFileSync(`${ROOT}${file}`, 'utf8')).join('\n');
  const idle = ICON_NAMES.filter((name) => !new RegExp(`['"]${name}['"]`).test(sources));
  expect(idle).toEqual([]);
});
