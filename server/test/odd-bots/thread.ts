import { threadId } from 'node:worker_threads';
import type { Bot, BotQuestion } from '@late/kernel';
import type { RaceMove, RaceView } from '@late/table/testing';
import { thinkForEver } from '../../src/bots/think.ts';
import { awaitGo, moodOf, noteAsked } from './moods.ts';

/** Taps once in every round, if its mood lets it. */
function oddBot(asked: BotQuestion): Bot<RaceView, RaceMove> {
  const { rounds } = asked.options as { rounds: number };
  const note = (ask: string, { round }: RaceView) =>
    noteAsked({
      ask,
      level: asked.level,
      rounds,
      round,
      thread: threadId,
      told: Object.keys(asked),
    });
  return {
    choose(view, _, isLate = () => false) {
      note('move', view);
      switch (moodOf(asked.level)) {
        case 'waits':
          awaitGo();
          isLate();
          break;
        case 'searches':
          while (!isLate());
          break;
        case 'hangs':
          for (;;);
        case 'crashes':
          process.exit(1);
          break;
        case 'throws':
          throw new Error('no idea');
        case 'eats':
          for (const all: number[][] = []; ; ) all.push(new Array<number>(10_000).fill(all.length));
      }
      return { do: 'tap' };
    },
    pace(view) {
      return view.taps > 0 ? Number.POSITIVE_INFINITY : 0;
    },
  };
}

thinkForEver(async (asked) => oddBot(asked) as Bot<unknown, unknown>);
