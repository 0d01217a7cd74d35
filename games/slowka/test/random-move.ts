import { type Chance, pick } from '@late/kernel';
import {
  canAskFor,
  type Field,
  HAND,
  isLastWord,
  layoutOf,
  type Move,
  neighboursOf,
  type Placement,
  spareTokens,
  type Token,
  type View,
} from '../rules/index.ts';

/** One chance in so many for everything but a word. */
const SELDOM = 16;
const WALKS = 60;

/** Any legal move from what a seat sees. `longest` is how many letters its words have at most. */
export function randomMove(view: View, chance: Chance, longest: number): Move | null {
  const { turn, viewer, waiting } = view;
  if (viewer === 'audience') return null;
  if (view.tableWords.vote) return { do: 'vote', yes: chance.below(4) > 0 };
  const [word] = canAskFor(view, viewer);
  if (word !== undefined && chance.below(3) === 0) return { do: 'ask', word };
  if (isLastWord(view)) return { do: chance.below(2) ? 'challenge' : 'let-stand' };
  if (viewer !== turn) return waiting && chance.below(4) === 0 ? { do: 'challenge' } : null;
  if (waiting && chance.below(8) === 0) return { do: 'challenge' };
  const hand = view.hands[viewer] as readonly Token[];
  const whim = chance.below(SELDOM);
  if (whim === 0) return { do: 'pass' };
  if (whim > 1) {
    const word = randomWord(view, hand, chance, longest);
    if (word) return word;
  }
  const spare = Math.min(hand.length, spareTokens(view));
  if (spare === 0) return { do: 'pass' };
  return { do: 'exchange', tokens: shuffled(hand, chance).slice(0, 1 + chance.below(spare)) };
}

function randomWord(
  view: View,
  hand: readonly Token[],
  chance: Chance,
  longest: number,
): Move | null {
  const { light } = layoutOf(view);
  for (let walk = 0; walk < WALKS; walk++) {
    const path: Field[] = [pick(chance, light)];
    const length = 2 + chance.below(longest - 1);
    while (path.length < length) {
      const next = neighboursOf(path.at(-1) as Field).filter(
        (field) => light.includes(field) && !path.includes(field),
      );
      if (!next.length) break;
      path.push(pick(chance, next));
    }
    const free = path.filter((field) => view.board[field] === null);
    if (!free.length || free.length === path.length || free.length > hand.length) continue;
    const tokens = shuffled(hand, chance);
    const laid = free.map((field, place): Placement => ({ field, token: tokens[place] as Token }));
    return { do: 'word', laid: shuffled(laid, chance).slice(0, HAND), path };
  }
  return null;
}

export function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const rest = [...items];
  return items.map(() => rest.splice(chance.below(rest.length), 1)[0] as T);
}
