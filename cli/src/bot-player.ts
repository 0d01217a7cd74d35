import { type Bot, type BotLevel, type Chance, noChance, seededChance } from '@late/kernel';
import type { Player } from './player.ts';

/** A bot with its own luck and a stopwatch. */
export class BotPlayer implements Player {
  readonly pace: Player['pace'];
  readonly name: BotLevel;
  readonly #bot: Bot<unknown, unknown>;
  readonly #isDecision: (view: unknown) => boolean;
  #mind: Chance = noChance;
  #question = -1;
  #luck = 0;
  #decisions = 0;
  #milliseconds = 0;

  constructor(name: BotLevel, bot: Bot<unknown, unknown>, isDecision: (view: unknown) => boolean) {
    this.name = name;
    this.#bot = bot;
    this.#isDecision = isDecision;
    this.pace = bot.pace && ((view, question) => this.#pace(view, question));
  }

  /** The luck of the game that begins. */
  set mind(mind: Chance) {
    this.#mind = mind;
    this.#question = -1;
  }

  #pace(view: unknown, question: number): number {
    if (question !== this.#question) {
      this.#question = question;
      this.#luck = this.#mind.below(2 ** 32);
    }
    return this.#bot.pace?.(view, seededChance(this.#luck)) ?? 0;
  }

  choose(view: unknown): unknown {
    if (!this.#isDecision(view)) return this.#bot.choose(view, this.#mind);
    const start = performance.now();
    const move = this.#bot.choose(view, this.#mind);
    this.#milliseconds += performance.now() - start;
    this.#decisions++;
    return move;
  }

  /** What it thought about a decision, on average. */
  get microseconds(): number {
    return (1000 * this.#milliseconds) / Math.max(1, this.#decisions);
  }
}
