import { type Bot, type BotLevel, type Chance, noChance } from '@late/kernel';
import type { Player } from './play-game.ts';

/** A bot with its own luck and a stopwatch. */
export class BotPlayer implements Player {
  mind: Chance = noChance;
  readonly name: BotLevel;
  readonly #bot: Bot<unknown, unknown>;
  readonly #isDecision: (view: unknown) => boolean;
  #decisions = 0;
  #milliseconds = 0;

  constructor(name: BotLevel, bot: Bot<unknown, unknown>, isDecision: (view: unknown) => boolean) {
    this.name = name;
    this.#bot = bot;
    this.#isDecision = isDecision;
  }

  choose(view: unknown): unknown {
    if (!this.#isDecision(view)) return this.#bot.choose(view, this.mind);
    const start = performance.now();
    const move = this.#bot.choose(view, this.mind);
    this.#milliseconds += performance.now() - start;
    this.#decisions++;
    return move;
  }

  /** What it thought about a decision, on average. */
  get microseconds(): number {
    return (1000 * this.#milliseconds) / Math.max(1, this.#decisions);
  }
}
