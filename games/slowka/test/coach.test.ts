import { type Rated, seededChance } from '@late/kernel';
import { ANY_PART, bestPaths, pathSearch } from '@late/lexicon';
import { readPolish, readPolishBytes } from '@late/lexicon/node';
import { expect, test } from 'vitest';
import { groundOf } from '../bot/ground/ground.ts';
import { lettersOf } from '../bot/ground/letters-of.ts';
import { loadCoach } from '../coach/index.ts';
import {
  layoutOf,
  type Move,
  NEIGHBOURS,
  type State,
  type Token,
  tokensOf,
  without,
  worthOf,
} from '../rules/index.ts';
import { botFor, game, optionsWith, playBots } from './bot-table.ts';

const coach = await loadCoach(optionsWith('checked'), async () => readPolishBytes());
const graph = readPolish().graph({ ...ANY_PART, vulgar: false });
const search = pathSearch(graph, NEIGHBOURS);

/** A finished board without one of its tokens: whoever lays the last one ends the game. */
async function coveredBoard(): Promise<State> {
  const hard = await botFor('hard', 'checked');
  for (let seed = 1; ; seed++) {
    const state = playBots('checked', [hard, hard], seed);
    if (state.end === 'covered') return state;
  }
}

const covered = await coveredBoard();
const places = layoutOf(covered)
  .light.filter((_, index) => index % 3 === 0)
  .slice(0, 12);

test.each(places)(
  'the last token on field %d: the best word, and by how much another is worse',
  (field) => {
    const board = covered.board.with(field, null);
    const held = without(
      tokensOf(covered.options),
      board.filter((token) => token !== null),
    ) as readonly Token[];
    const state: State = { ...covered, board, hands: [held, []], pool: [], turn: 0, end: null };
    const view = game.view(state, 0);
    const ways = bestPaths(
      search,
      groundOf(view).letters,
      lettersOf(graph.alphabet, held),
      400,
      (word) => scoreOf(moveOf(word.keep())),
    ).map((word) => moveOf(word));
    const [best, worse] = [ways[0], ways.at(-1)] as [Move & WordMove, Move & WordMove];
    const [analysis] = [...coach.analyse({ view, move: worse }, seededChance(1))].slice(-1);
    const found = analysis?.found[0] as Rated<Move>;
    const lead = (view.scores[0] as number) - (view.scores[1] as number);
    expect(found.worth).toBe(lead + scoreOf(best));
    expect(analysis?.made?.worth).toBe(lead + scoreOf(worse));
    expect(analysis?.error).toBe(scoreOf(best) - scoreOf(worse));
    const ended = game.play(state, 0, found.move, { chance: seededChance(1), now: 0 });
    const [own = 0, other = 0] = game.result(ended.state)?.scores ?? [];
    expect(own - other, 'the worth is the result').toBe(found.worth);

    function scoreOf({ laid, path }: WordMove): number {
      const { points, bonus } = worthOf(view, laid, path);
      return points + bonus;
    }
  },
);

type WordMove = Extract<Move, { do: 'word' }>;

function moveOf({
  word,
  path,
  laid,
}: {
  word: string;
  path: readonly number[];
  laid: readonly boolean[];
}): WordMove {
  const placed = path.flatMap((field, i) => (laid[i] ? [{ field, token: word[i] as string }] : []));
  return { do: 'word', laid: placed, path };
}
