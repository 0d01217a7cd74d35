import { type Bot, type BotLevel, checkMove, parse, seededChance } from '@late/kernel';
import { readLexicon, readPolishBytes } from '@late/lexicon/node';
import { loadBot } from '../bot/index.ts';
import { type Move, type Options, type State, slowka, type View } from '../rules/index.ts';

export const game = slowka(readLexicon);

export function optionsWith(words: Options['words']): Options {
  const options = parse(game.options, { words });
  if (!options.ok) throw new TypeError('no such table');
  return options.value;
}

export function botFor(level: BotLevel, words: Options['words']): Promise<Bot<View, Move>> {
  return loadBot(level, optionsWith(words), async () => readPolishBytes());
}

/** A step at a table of bots, as it was before it. */
export interface BotStep {
  readonly state: State;
  readonly seat: number;
  readonly move: Move;
}

/** Plays bots to the end: whoever is ready first acts, as at a real table. */
export function playBots(
  words: Options['words'],
  bots: readonly Bot<View, Move>[],
  seed: number,
  watch: (step: BotStep) => void = () => {},
): State {
  const chance = seededChance(seed);
  let { state } = game.setup(optionsWith(words), bots.length, { chance, now: 0 });
  for (;;) {
    const { must, may } = game.turn(state);
    const able = words === 'checked' ? must : [...must, ...may];
    const ready = able.map((seat) => {
      const pace = bots[seat]?.pace?.(game.view(state, seat), seededChance(seed + seat)) ?? 0;
      return { seat, pace };
    });
    const first = ready.toSorted((a, b) => a.pace - b.pace)[0];
    if (!first || first.pace === Number.POSITIVE_INFINITY) return state;
    const { seat } = first;
    const move = (bots[seat] as Bot<View, Move>).choose(game.view(state, seat), chance);
    const refusal = checkMove(game, state, seat, move);
    if (refusal) throw new Error(`seat ${seat}: ${JSON.stringify([move, refusal])}`);
    watch({ state, seat, move });
    ({ state } = game.play(state, seat, move, { chance, now: 0 }));
  }
}
