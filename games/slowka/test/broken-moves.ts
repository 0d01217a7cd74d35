import type { Refusal } from '@late/kernel';
import { afterRefusal, askFor, oneEdition } from '@late/lexicon';
import { type Move, slowka } from '../rules/index.ts';
import { optionsOf } from './options-of.ts';
import { type Sitting, sitting } from './sitting.ts';
import { NOTEBOOK } from './words.ts';

/** A condition of a word, a move that breaks it, the code of the refusal and the fields concerned. */
export const BROKEN: readonly [
  condition: string,
  move: string,
  code: string,
  fields: string | null,
][] = [
  ['no token laid', 'lay read d3 d4 d5', 'lay-one', null],
  ['a token on a bonus field', 'lay Ab2 read b2 c2 d3', 'bonus-field', 'b2'],
  ['tokens on taken fields', 'lay Ad3 Bd4 read d3 d4', 'field-taken', 'd3 d4'],
  ['two tokens on one field', 'lay Ac4 Bc4 read c4 d4', 'one-token-a-field', 'c4'],
  ['a token that is not in the hand', 'lay Źc4 read c4 d4', 'not-in-hand', null],
  ['a token twice that is there once', 'lay Bc4 Bc3 read c3 c4 d4', 'not-in-hand', null],
  ['a path over an empty field', 'lay Ac4 read c4 c3 d4', 'path-empty', 'c3'],
  ['a path over a bonus field', 'lay Ac2 read b2 c2 d3', 'path-empty', 'b2'],
  ['a field read twice', 'lay Ac4 read d4 c4 d4', 'path-twice', 'd4'],
  ['steps that do not touch', 'lay Ac4 read c4 d3', 'path-gap', 'c4 d3'],
  ['a laid token that is not read', 'lay Ac4 Bc3 Cd6 read c4 d4', 'laid-unread', 'c3 d6'],
  ['no path at all', 'lay Ac4 read', 'laid-unread', 'c4'],
  ['no older token in the word', 'lay Ac4 Bc3 read c4 c3', 'no-old-token', 'c4 c3'],
];

/** KOT lies on d3 d4 d5; the second seat, with A A B C D E, is on turn. */
export function kotTable(words: 'checked' | 'challenge' = 'checked'): Sitting {
  const sat = sitting({ lexicon: NOTEBOOK, words, start: 'o', hands: ['ktiezs', 'aabcde'] });
  sat.plays(0, 'lay Kd3 Td5 read d3 d4 d5');
  return sat;
}

/** Every refusal that the game knows, at least once. */
export function brokenMoves(): Refusal[] {
  const checked = kotTable();
  const open = kotTable('challenge');
  const state = open.state();
  const full = { ...state, board: state.board.map((token) => token ?? 'a') };
  const exchange: Move = { do: 'exchange', tokens: ['a', 'a'] };
  const pools = [0, 1, 2, 3].map((count) => ({ ...state, pool: [...'nzei'.slice(0, count)] }));
  const table = { options: { ...state.options, tableWords: true }, waiting: null };
  const asked = { ...state, ...table, tableWords: afterRefusal(state.tableWords, 1, ['bod']) };
  const often = { ...asked, tableWords: { ...asked.tableWords, asked: [0, 3] } };
  const voting = { ...asked, tableWords: askFor(asked.tableWords, 1, 'bod') };
  const notebook = slowka(oneEdition(NOTEBOOK));
  const found = [
    ...BROKEN.map(([, move]) => checked.refusal(1, move)),
    checked.refusal(1, 'challenge'),
    checked.refusal(1, 'let-stand'),
    checked.refusal(0, 'pass'),
    open.game.check(state, 0, { do: 'challenge' }),
    open.game.check({ ...state, waiting: null }, 1, { do: 'challenge' }),
    open.game.check(full, 1, { do: 'pass' }),
    ...pools.map((pool) => open.game.check(pool, 1, exchange)),
    open.game.check(state, 1, { do: 'ask', word: 'bod' }),
    open.game.check(asked, 1, { do: 'ask', word: 'dob' }),
    open.game.check(often, 1, { do: 'ask', word: 'bod' }),
    open.game.check(asked, 0, { do: 'vote', yes: true }),
    open.game.check(voting, 1, { do: 'pass' }),
    notebook.checkSetup(optionsOf(notebook, { list: 'polski-9' }), 2),
    notebook.checkSetup(optionsOf(notebook, { words: 'challenge' }), 1),
  ];
  return found.map((refusal) => {
    if (!refusal) throw new Error('not refused');
    return refusal;
  });
}
