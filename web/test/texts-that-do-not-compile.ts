import type { HeadingOf } from '@late/games/manifest';
import type { Having, Line, Refusal } from '@late/kernel';
import type { TableRefusals } from '@late/table';
import type { Say as SayOfExtra } from '../../games/extra/board/use-say.ts';
import type { Texts as ExtraTexts } from '../../games/extra/locales/texts.gen.ts';
import type { Refusal as ExtraRefusal } from '../../games/extra/rules/index.ts';
import type { Say as SayOfBlatt } from '../../games/extrablatt/board/use-say.ts';
import type { Say, Texts } from '../src/shell/use-say.ts';

// Checked by `npm run types` and never run: each line after "@ts-expect-error" must not compile, and the
// compiler complains if it does.

export function shell(say: Say, any: string, room: 'open' | 'closed') {
  say('home.play');
  say(`online.as.${room}`);
  say('result.points', { count: 3 });
  // @ts-expect-error: no such key
  say('home.plya');
  // @ts-expect-error: nobody knows whether there is such a key
  say(any);
  // @ts-expect-error: not every one of these is a key
  say(`online.as.${room as 'open' | 'ajar'}`);
  // @ts-expect-error: a parameter is missing
  say('hand-over.title');
  // @ts-expect-error: a parameter is missing beside another
  say('replay.step', { step: 1 });
  // @ts-expect-error: a parameter is missing for one of the two
  say(room === 'open' ? 'home.play' : 'hand-over.title');
  // @ts-expect-error: a parameter too many
  say('home.play', { name: 'Ann' });
  // @ts-expect-error: a parameter too many beside the right one
  say('hand-over.title', { name: 'Ann', game: 'extra' });
  // @ts-expect-error: plural forms go by a number
  say('result.points', { count: '3' });
  // @ts-expect-error: a key of a game
  say('extra.row');
}

export function games(extra: SayOfExtra, blatt: SayOfBlatt) {
  extra('extra.row');
  extra('ui.close');
  blatt('extrablatt.event.removed', { name: 'Ann', headline: 'extrablatt.headline.sport-a' });
  // @ts-expect-error: a key of another game
  extra('extrablatt.board.total');
  // @ts-expect-error: a key of the shell
  extra('home.play');
  // @ts-expect-error: {@headline} is the key of a text
  blatt('extrablatt.event.removed', { name: 'Ann', headline: 'Dog bites man' });
  // @ts-expect-error: that text has a gap of its own
  blatt('extrablatt.event.removed', { name: 'Ann', headline: 'extrablatt.event.took' });
}

export const lines: Line<ExtraTexts>[] = [
  { key: 'extra.event.lost', params: { row: 7 } },
  { key: 'extra.row' },
  // @ts-expect-error: no such key
  { key: 'extra.event.gone', params: { row: 7 } },
  // @ts-expect-error: a parameter is missing
  { key: 'extra.event.lost' },
  // @ts-expect-error: another parameter
  { key: 'extra.event.lost', params: { column: 7 } },
  // @ts-expect-error: a parameter too many
  { key: 'extra.event.lost', params: { row: 7, column: 7 } },
  // @ts-expect-error: it wants none
  { key: 'extra.row', params: { row: 7 } },
];

export const refusals: ExtraRefusal[] = [
  { code: 'extra.throw-first', rule: 'throw' },
  { code: 'extra.dice', params: { dice: '1 2' }, rule: 'split' },
  // @ts-expect-error: no such refusal
  { code: 'extra.throw-second', rule: 'throw' },
  // @ts-expect-error: a parameter is missing
  { code: 'extra.dice', rule: 'split' },
  // @ts-expect-error: no such paragraph in the rulebook
  { code: 'extra.throw-first', rule: 'thorw' },
];

export const headings: HeadingOf<ExtraTexts>[] = [
  'schmidt-house',
  // @ts-expect-error: no name for such a heading
  'schmidt-home',
];

export const ofTables: Refusal<TableRefusals>[] = [
  { code: 'table.seats', params: { min: 1, max: 6 } },
  // @ts-expect-error: no such refusal
  { code: 'table.seated' },
  // @ts-expect-error: a parameter is missing
  { code: 'table.seats', params: { min: 1 } },
];

/** Whatever the layers below refuse with, the shell has a sentence for it. */
export type Missing = [
  Having<{ 'table.seats': { min: number; max: number } }, Texts>['table.seats'],
  // @ts-expect-error: the shell has no such sentence
  Having<{ 'table.seated': { min: number } }, Texts>['table.seats'],
  // @ts-expect-error: the sentence wants more
  Having<{ 'table.seats': { min: number } }, Texts>['table.seats'],
];
