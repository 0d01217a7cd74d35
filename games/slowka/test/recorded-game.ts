import {
  type Chance,
  commitment,
  type Entry,
  fairChance,
  type GameRecord,
  pick,
  recording,
  type Seat,
  type Sitter,
  seededChance,
} from '@late/kernel';
import {
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
import { randomMove } from './random-move.ts';
import { NOTEBOOK, WORDS } from './words.ts';

/** How a seat plays: the dearest word, any word, any letters at all, or mostly not. */
export type Mind = 'greedy' | 'modest' | 'wild' | 'idle';

export interface Plan {
  readonly table: string;
  /** 32 bytes in hexadecimal: the luck of the house. */
  readonly seed: string;
  readonly words: Options['words'];
  readonly minds: readonly Mind[];
  /** Decides what is picked and doubted, and how long everybody thinks. */
  readonly whim: number;
  /** One chance in so many that a seat doubts a word. */
  readonly doubt?: number;
  /** The number of the word that its player takes back once. */
  readonly undoAt?: number;
}

const NAMES = ['Zofia', 'Otto', 'Chiara', 'Luc'];
const OPENED = Date.UTC(2025, 2, 21, 18, 30);
const WHOLE_LIST = new Set(WORDS);

export const game = slowka(NOTEBOOK);

/** Plays a whole game of Słówka and keeps it as a table would. */
export function recordedGame(plan: Plan): GameRecord {
  const { minds, seed, table } = plan;
  const options: Options = { words: plan.words, list: NOTEBOOK.id, board: 'pairs' };
  const whims = seededChance(plan.whim);
  const log: Entry[] = [];
  let at = OPENED;
  const enter = (entry: Pick<Entry, 'by' | 'act'>, tape: readonly number[] = []) => {
    log.push({ seq: log.length, at, ...entry, tape });
    at += 1_000 + whims.below(40_000);
  };
  const luck = () => recording(fairChance(seed, table, log.length));
  const deal = luck();
  let { state } = game.setup(options, minds.length, { chance: deal, now: at });
  enter({ by: 'house', act: { do: 'deal' } }, deal.tape);
  let undone = false;
  while (!game.result(state)) {
    const [seat, move] = decide(state, plan, whims);
    const chance = luck();
    const outcome = game.play(state, seat, move, { chance, now: at });
    enter({ by: seat, act: { do: 'move', move } }, chance.tape);
    const isFree = move.do === 'word' && outcome.reveals === 'nothing';
    if (isFree && !undone && outcome.state.words.length === plan.undoAt) {
      enter({ by: seat, act: { do: 'undo', drops: [log.length - 1] } });
      undone = true;
    } else state = outcome.state;
  }
  const sitters = minds.map((_, seat): Sitter => ({ kind: 'person', name: NAMES[seat] as string }));
  return {
    game: game.id,
    version: game.version,
    table,
    opened: OPENED,
    sitters,
    options,
    commitment: commitment(seed),
    seed,
    log,
  };
}

function decide(state: State, { doubt = 0, minds }: Plan, whims: Chance): [Seat, Move] {
  const { must, may } = game.turn(state);
  const doubts = () => doubt > 0 && whims.below(doubt) === 0;
  if (isLastWord(state)) {
    return [pick(whims, must), { do: doubts() ? 'challenge' : 'let-stand' }];
  }
  if (state.waiting) {
    const doubter = [...must, ...may].find(doubts);
    if (doubter !== undefined) return [doubter, { do: 'challenge' }];
  }
  return [state.turn, moveOf(game.view(state, state.turn), minds[state.turn] as Mind, whims)];
}

function moveOf(view: View, mind: Mind, whims: Chance): Move {
  if (mind === 'idle' && whims.below(3) > 0) return { do: 'pass' };
  if (mind === 'wild') {
    for (;;) {
      const move = randomMove(view, whims, 5);
      if (move && move.do !== 'challenge') return move;
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
