import { type Chance, pick, type Result } from '../../src/index.ts';
import type { Played, Specimen } from '../../testing/index.ts';
import {
  type Event,
  type Move,
  type Options,
  type State,
  sorted,
  TOKENS,
  toy,
  type View,
  without,
} from './game.ts';

export type ToySpecimen = Specimen<Options, State, Move, Event, View>;

export const specimen: ToySpecimen = {
  game: toy,
  sets: [
    { name: 'two', options: { rounds: 4, faceUp: false }, seats: 2, hidden: true, bound: 100 },
    { name: 'three', options: { rounds: 3, faceUp: false }, seats: 3, hidden: true, bound: 100 },
    { name: 'face up', options: { rounds: 2, faceUp: true }, seats: 3, hidden: false, bound: 100 },
  ],
  randomMove,
  resample,
  conserved: ({ bag, hands, laid, piles, gone }) => ({
    tokens: sorted([
      ...bag,
      ...hands.flat(),
      ...laid.filter((token) => token !== null),
      ...piles.flat(),
      ...gone,
    ]),
  }),
  recount,
  hostileMoves: ({ hands, laid }, seat) => [
    { do: 'lay', token: 5 },
    { do: 'lay', token: '1' },
    { do: 'lay', token: [1] },
    ...[1, 2, 3, 4]
      .filter((token) => !hands[seat]?.includes(token))
      .map((token) => ({ do: 'lay', token })),
    ...(laid[seat] === null ? [{ do: 'take' }] : []),
  ],
  hostileOptions: [{ rounds: 5, faceUp: true }, { rounds: 2 }],
};

function randomMove({ viewer, hands, laid }: View, chance: Chance): Move | null {
  const seat = viewer as number;
  if (laid[seat] === null) {
    return { do: 'lay', token: pick(chance, hands[seat] as readonly number[]) };
  }
  return chance.below(4) ? null : { do: 'take' };
}

/** The tokens that the viewer cannot see are dealt anew to where they may be. */
function resample(view: View, chance: Chance): State {
  let unseen: readonly number[] = TOKENS;
  const seen = [...view.piles.flat(), ...view.gone, ...view.hands.flatMap((hand) => hand ?? [])];
  for (const token of seen) unseen = without(unseen, token);
  for (const token of view.laid) if (typeof token === 'number') unseen = without(unseen, token);
  const draw = () => {
    const token = pick(chance, unseen);
    unseen = without(unseen, token);
    return token;
  };
  const hands = view.hands.map(
    (hand, seat) => hand ?? sorted(Array.from({ length: view.sizes[seat] as number }, draw)),
  );
  const laid = view.laid.map((token) => (token === true ? draw() : token));
  const { options, piles, gone, round, due } = view;
  return { options, bag: unseen, hands, laid, piles, gone, round, due };
}

/** From what was opened, without the piles. */
function recount({ set, steps }: Played<Options, State, Event>): Result {
  const scores = new Array<number>(set.seats).fill(0);
  for (const event of steps.flatMap(({ outcome }) => outcome.events)) {
    if (event.type !== 'opened') continue;
    const [first, second] = sorted(event.tokens).reverse() as [number, number];
    if (first === second) continue;
    const seat = event.tokens.indexOf(first);
    scores[seat] = event.tokens.reduce((sum, token) => sum + token, scores[seat] as number);
  }
  const best = [...scores].sort((a, b) => b - a)[0];
  return { scores, winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])) };
}
