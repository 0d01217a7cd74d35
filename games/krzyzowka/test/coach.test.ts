import { type Coach, type Rated, seededChance } from '@late/kernel';
import { bestMoves, bestRackWords, crosswordSearch } from '@late/lexicon';
import { readPolish } from '@late/lexicon/node';
import { describe, expect, test } from 'vitest';
import { lettersOn, placementsOf, rackOf, valuesOf, worthOf } from '../bot/tiles.ts';
import { loadCoach } from '../coach/index.ts';
import type { Line } from '../coach/reasons.ts';
import { admits, type CommonView, type Move, type OwnView, type View } from '../rules/index.ts';
import { readTable } from './bot-table.ts';
import { game } from './game.ts';
import { common, deal, hold, moveOf, own, tiles } from './sitting.ts';

const graph = readPolish().graph({ ...admits({ properNouns: false }), vulgar: false });

function last(coach: Coach<View, Move, Line>, view: View, move: Move) {
  const [analysis] = [...coach.analyse({ view, move }, seededChance(1))].slice(-1);
  if (!analysis) throw new Error('nothing was said');
  return { ...analysis, best: analysis.found[0] as Rated<Move, Line> };
}

describe('the last turn alone, with an empty bag', async () => {
  const coach = await loadCoach({ game: 1 }, readTable);

  test.each([
    ['0,0>KOS', 'atrwy'],
    ['0,0>RAK', 'otes'],
    ['0,0>DOM', 'kiael'],
    ['0,0>LAS', 'zteko'],
    ['0,0>TOR', 'baki'],
    ['0,0>NOS', 'rekia'],
  ])('%s with %s: the best of all words, and by how much another is worse', (lies, hand) => {
    const table = common({}, 1);
    hold(table, [hand], lies);
    const view = { ...(game.view(table.state(), 0) as CommonView), bag: 0 };
    const search = crosswordSearch(graph);
    const rack = rackOf(graph.alphabet, tiles(hand));
    const letters = lettersOn(graph.alphabet, view.table);
    const found = bestMoves(search, letters, rack, worthOf(view.options), 40);
    const [first, worse] = [found[0], found.at(-1)] as [(typeof found)[0], (typeof found)[0]];
    const made: Move = { do: 'lay', tiles: placementsOf(graph.alphabet, worse.placements) };
    const { best, error, made: rated } = last(coach, view, made);
    expect(best.worth).toBe(first.score);
    expect(rated?.worth).toBe(worse.score);
    expect(error).toBe(first.score - worse.score);
  });
});

describe('a round of the longest word, alone', async () => {
  const coach = await loadCoach({ game: 3, roundCount: 1 }, readTable);

  test.each(['kotaresmiwzondy', 'pszczołaminoger', 'drukarniaetspow', 'gazetakominyslu'])(
    '%s: the best of all words, and by how much another is worse',
    (hand) => {
      const table = own({ game: 3, roundCount: 1 }, 1);
      deal(table, [hand]);
      const view = game.view(table.state(), 0) as OwnView;
      const rack = rackOf(graph.alphabet, tiles(hand));
      const found = bestRackWords(graph, rack, valuesOf(view.options), 30, 'score');
      const [first, worse] = [found[0], found.at(-1)] as [(typeof found)[0], (typeof found)[0]];
      const { best, error, grade } = last(
        coach,
        view,
        moveOf(`arrange 0,0>${worse.word.toUpperCase()}`),
      );
      expect(best.worth).toBe(first.score);
      expect(error).toBe(first.score - worse.score);
      const part = (100 * error) / first.score;
      const grades = ['good', 'small', 'medium', 'large'];
      const sizes = [5, 15, 30].filter((least) => part >= least).length;
      expect(grade).toBe(part > 0 ? grades[sizes] : 'best');
    },
  );
});
