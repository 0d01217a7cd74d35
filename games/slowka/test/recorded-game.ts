import { type Chance, type GameRecord, pick, type Seat, seededChance } from '@late/kernel';
import { Scribe } from '@late/kernel/testing';
import { oneEdition } from '@late/lexicon';
import {
  canAskFor,
  isLastWord,
  type Move,
  type Options,
  type State,
  slowka,
  type Token,
  type View,
  worthOf,
} from '../rules/index.ts';
import { layings } from './layings.ts';
import { optionsOf } from './options-of.ts';
import { randomMove } from './random-move.ts';
import { NOTEBOOK, WORDS } from './words.ts';

/** How a seat plays: the dearest word, any word, any letters at all, or mostly not. */
export type Mind = 'greedy' | 'modest' | 'wild' | 'idle';

export interface Plan {
  readonly table: string;
  /** 32 bytes in hexadecimal: the luck of the house. */
  readonly seed: string;
  readonly words: Options['words'];
  /** What else the table has agreed on. */
  readonly options?: Partial<Options>;
  readonly minds: readonly Mind[];
  /** Decides what is picked and challenged, and how long everybody thinks. */
  readonly whim: number;
  /** One chance in so many that a seat challenges a word. */
  readonly challenge?: number;
  /** One chance in so many that a seat asks for its refused word; votes say yes three times of four. */
  readonly ask?: number;
  /** The number of the word that its player takes back once. */
  readonly undoAt?: number;
}

const NAMES = ['Zofia', 'Otto', 'Chiara', 'Luc'];
const OPENED = Date.UTC(2025, 2, 21, 18, 30);
const WHOLE_LIST = new Set(WORDS);

export const game = slowka(oneEdition(NOTEBOOK));

/** Plays a whole game of Słówka and keeps it as a table would. */
export function recordedGame(plan: Plan): GameRecord {
  const { minds, seed, table } = plan;
  const options = optionsOf(game, { words: plan.words, ...plan.options });
  const whims = seededChance(plan.whim);
  const sitters = minds.map((_, seat) => ({
    kind: 'person' as const,
    name: NAMES[seat] as string,
  }));
  const evening = { table, seed, options, sitters, opened: OPENED, whims, patience: 40_000 };
  const scribe = new Scribe(game, evening);
  let undone = false;
  while (!game.result(scribe.state)) {
    const [seat, move] = decide(scribe.state, plan, whims);
    const { reveals, state } = scribe.play(seat, move);
    const isFree = move.do === 'word' && reveals === 'nothing';
    if (isFree && !undone && state.words.length === plan.undoAt) {
      scribe.takeBack(seat);
      undone = true;
    }
  }
  return scribe.record();
}

function decide(state: State, plan: Plan, whims: Chance): [Seat, Move] {
  const { ask = 0, challenge = 0, minds } = plan;
  const { must, may } = game.turn(state);
  if (state.tableWords.vote) return [pick(whims, must), { do: 'vote', yes: whims.below(4) > 0 }];
  const asker = [...must, ...may].find((seat) => canAskFor(state, seat).length > 0);
  if (asker !== undefined && ask > 0 && whims.below(ask) === 0) {
    return [asker, { do: 'ask', word: canAskFor(state, asker)[0] as string }];
  }
  const challenges = () => challenge > 0 && whims.below(challenge) === 0;
  if (isLastWord(state)) {
    return [pick(whims, must), { do: challenges() ? 'challenge' : 'let-stand' }];
  }
  if (state.waiting) {
    const challenger = [...must, ...may].find(challenges);
    if (challenger !== undefined) return [challenger, { do: 'challenge' }];
  }
  return [state.turn, moveOf(game.view(state, state.turn), minds[state.turn] as Mind, whims)];
}

function moveOf(view: View, mind: Mind, whims: Chance): Move {
  if (mind === 'idle' && whims.below(3) > 0) return { do: 'pass' };
  if (mind === 'wild') {
    for (;;) {
      const move = randomMove(view, whims, 5);
      if (move && move.do !== 'challenge' && move.do !== 'ask') return move;
    }
  }
  const hand = view.hands[view.turn] as readonly Token[];
  const found = layings(view, hand, WHOLE_LIST);
  if (found.length) {
    if (mind !== 'greedy') return pick(whims, found);
    const worths = found.map(({ laid, path }) => {
      const { points, bonus } = worthOf(view, laid, path);
      return points + bonus;
    });
    return found[worths.indexOf(Math.max(...worths))] as Move;
  }
  const count = Math.min(hand.length, view.pool.length);
  if (view.waiting || count === 0) return { do: 'pass' };
  return { do: 'exchange', tokens: hand.slice(0, count) };
}
