import { BLANK, type State, type Tile, without } from '../rules/index.ts';

/** Moves that are wrong whatever else is true, and some that this state makes wrong. */
export function hostileMoves(state: State, seat: number): unknown[] {
  const own: readonly Tile[] =
    state.kind === 'common' ? (state.hands[seat] ?? []) : (state.desks[seat]?.tiles ?? []);
  const foreign = [...'aąbcćdeęfghijklłmnńoóprsśtuwyzźż'].find((tile) => !own.includes(tile));
  return [
    ...SHAPES,
    ...(state.kind === 'common' ? GAMES_2_AND_3 : GAME_1),
    {
      do: 'lay',
      tiles: [
        { row: 0, column: 0, tile: foreign },
        { row: 0, column: 1, tile: foreign },
      ],
    },
    { do: 'arrange', tiles: [{ row: 0, column: 0, tile: foreign }] },
    { do: 'exchange', tiles: [foreign] },
    { do: 'swap', tiles: [foreign, foreign] },
    // Every tile that one has, and one more.
    { do: 'arrange', tiles: [...own, foreign].map((tile, column) => ({ row: 0, column, tile })) },
    // One's own tiles on one heap.
    ...(own.length > 1
      ? [
          {
            do: 'arrange',
            tiles: letters(own)
              .slice(0, 2)
              .map((tile) => ({ row: 0, column: 0, tile })),
          },
        ]
      : []),
    ...(own.includes(BLANK)
      ? [{ do: 'arrange', tiles: [{ row: 0, column: 0, tile: BLANK }] }]
      : []),
    { do: 'challenge', word: 'źźźź' },
    { do: 'accept', word: 'źźźź' },
    { do: 'ask', word: 'źźźź' },
    ...(state.kind === 'common' && state.tableWords.vote ? [] : [{ do: 'vote', yes: true }]),
  ];
}

/** Two letters at least, or nothing that could be laid at all. */
function letters(own: readonly Tile[]): Tile[] {
  const plain = without(own, [BLANK, BLANK]);
  return plain.length > 1 ? plain : ['ź', 'ź'];
}

const cell = { row: 0, column: 0 };

const SHAPES: readonly unknown[] = [
  { do: 'lay' },
  { do: 'lay', tiles: [] },
  { do: 'lay', tiles: new Array(8).fill({ ...cell, tile: 'a' }) },
  { do: 'lay', tiles: [{ ...cell, tile: 'é' }] },
  { do: 'lay', tiles: [{ ...cell, tile: 'A' }] },
  { do: 'lay', tiles: [{ ...cell, tile: 'a', letter: 'b' }] },
  { do: 'lay', tiles: [{ ...cell, tile: BLANK, letter: BLANK }] },
  { do: 'lay', tiles: [{ row: 101, column: 0, tile: 'a' }] },
  { do: 'lay', tiles: [{ row: -0, column: 0, tile: 'a' }] },
  { do: 'lay', tiles: [{ row: 0.5, column: 0, tile: 'a' }] },
  { do: 'arrange', tiles: new Array(21).fill({ ...cell, tile: 'a' }) },
  { do: 'exchange', tiles: [] },
  { do: 'exchange', tiles: new Array(8).fill('a') },
  { do: 'swap', tiles: ['a'] },
  { do: 'swap', tiles: ['a', 'a', 'a'] },
  { do: 'challenge' },
  { do: 'challenge', word: 'x' },
  { do: 'challenge', word: 'a'.repeat(71) },
  { do: 'Pass' },
  { do: 'vote' },
  { do: 'vote', yes: 1 },
  { do: 'ask', word: '' },
];

const GAMES_2_AND_3: readonly unknown[] = [
  { do: 'ready' },
  { do: 'done' },
  { do: 'raise' },
  { do: 'agree' },
  { do: 'withdraw' },
  { do: 'arrange', tiles: [] },
];

const GAME_1: readonly unknown[] = [{ do: 'pass' }];
