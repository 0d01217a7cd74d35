import { seededChance } from '@late/kernel';
import { ANY_PART, oneEdition } from '@late/lexicon';
import { letterOf } from '@late/lexicon/testing';
import { expect, test } from 'vitest';
import { highestScore } from '../bot/arena/highest-score.ts';
import { playOut } from '../bot/arena/play-out.ts';
import { groundOf } from '../bot/ground/ground.ts';
import { WordFinder } from '../bot/ground/word-finder.ts';
import { Endgame } from '../bot/play/endgame.ts';
import { LEARNED } from '../bot/prospects/learned/pl.ts';
import type { Weights } from '../bot/prospects/weights.ts';
import {
  type Board,
  type State,
  slowka,
  type Token,
  withLaid,
  without,
  worthOf,
} from '../rules/index.ts';
import { layings, type WordMove } from './layings.ts';
import { optionsOf } from './options-of.ts';
import { NOTEBOOK, WORDS } from './words.ts';

const game = slowka(oneEdition(NOTEBOOK));
const options = optionsOf(game);
const finder = new WordFinder(NOTEBOOK.graph(ANY_PART));
const words = new Set(WORDS);

/** Positions from games of two plain players. */
function positions(games: number, isWanted: (state: State) => boolean): State[] {
  const found: State[] = [];
  const plain = highestScore(NOTEBOOK);
  for (let seed = 0; seed < games; seed++) {
    playOut(
      { game, options, players: [plain, plain] },
      seededChance(seed),
      seededChance(seed),
      (step) => {
        if (isWanted(step.state)) found.push(step.state);
      },
    );
  }
  return found;
}

const handOf = (state: State, seat: number) => state.hands[seat] as readonly Token[];

function scoreOf(board: Board, { laid, path }: Pick<WordMove, 'laid' | 'path'>): number {
  const { points, bonus } = worthOf({ options, board }, laid, path);
  return points + bonus;
}

function tokensOf({ laid }: Pick<WordMove, 'laid'>): string {
  return laid
    .map(({ field, token }) => `${token}${field}`)
    .sort()
    .join(' ');
}

test('finds every way to lay tokens, with its best word and the score that the rules give', () => {
  for (const state of positions(2, ({ words }) => words.length % 2 === 0)) {
    const hand = handOf(state, state.turn);
    const best = new Map<string, number>();
    for (const move of layings(state, hand, words)) {
      const score = scoreOf(state.board, move);
      best.set(tokensOf(move), Math.max(score, best.get(tokensOf(move)) ?? 0));
    }
    const found = finder.best(groundOf(state), hand.map(letterOf), 10_000);
    expect(new Map(found.map((choice) => [tokensOf(choice), choice.score]))).toEqual(best);
    expect(found.map(({ score }) => score)).toEqual([...best.values()].sort((a, b) => b - a));
    for (const choice of found) expect(scoreOf(state.board, choice)).toBe(choice.score);
  }
});

/** What the first hand makes more than the other to the end, if both know everything. */
function margin(
  board: Board,
  own: readonly Token[],
  rival: readonly Token[],
  passed = false,
): number {
  const moves = layings({ options, board }, own, words);
  if (moves.length === 0) return passed ? 0 : -margin(board, rival, own, true);
  return Math.max(...moves.map((move) => marginAfter(board, move, own, rival)));
}

function marginAfter(
  board: Board,
  move: Pick<WordMove, 'laid' | 'path'>,
  own: readonly Token[],
  rival: readonly Token[],
): number {
  const kept =
    without(
      own,
      move.laid.map(({ token }) => token),
    ) ?? [];
  return scoreOf(board, move) - margin(withLaid(board, move.laid), rival, kept);
}

test('calculates the end nearly as well as can be, and better than the highest score does', () => {
  const ends = positions(25, ({ hands, pool, turn }) => {
    return pool.length === 0 && hands.flat().length <= 5 && (hands[turn]?.length ?? 0) > 1;
  });
  expect(ends.length).toBeGreaterThan(12);
  const endgame = new Endgame(finder, LEARNED[2] as Weights);
  const hasty = new Endgame(finder, LEARNED[2] as Weights, () => true);
  const sum = { perfect: 0, calculated: 0, plain: 0 };
  for (const { board, hands, turn } of ends) {
    const [own, rival] = [hands[turn] ?? [], hands[1 - turn] ?? []];
    const ground = groundOf({ options, board });
    const letters = own.map(letterOf);
    const chosen = endgame.best(ground, letters, rival.map(letterOf));
    // Without time there is a word all the same.
    if (chosen) expect(hasty.best(ground, letters, rival.map(letterOf))).not.toBeNull();
    const [plain] = finder.best(ground, letters, 1);
    if (!chosen || !plain) continue;
    sum.perfect += margin(board, own, rival);
    sum.calculated += marginAfter(board, chosen, own, rival);
    sum.plain += marginAfter(board, plain, own, rival);
  }
  expect(sum.calculated).toBeGreaterThan(sum.plain);
  expect(sum.perfect - sum.calculated).toBeLessThan((sum.perfect - sum.plain) / 4);
});
