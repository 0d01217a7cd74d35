import {
  type Analysis,
  type Chance,
  type Decision,
  type IsLate,
  neverLate,
  racedTurns,
  type TurnTeller,
  turnAnalysis,
} from '@late/kernel';
import { playOn } from '../bot/ahead/play-on.ts';
import { drawWorld, leadOf } from '../bot/ahead/standing.ts';
import { Endgame } from '../bot/play/endgame.ts';
import type { Move, View } from '../rules/index.ts';
import { Desk, type Knowledge } from './desk.ts';
import { adviceOn, type Line, refusedWord, type Turn, whyBetter } from './reasons.ts';
import { winOf } from './win.ts';

/** By how many points the learned weights may be wrong about the difference of two turns. */
const STATIC_NOISE = 3;

export function* analysisOf(
  knowledge: Knowledge,
  { view, move }: Decision<View, Move>,
  chance: Chance,
  isLate: IsLate = neverLate,
): Generator<Analysis<Move, Line>, void> {
  const desk = new Desk(knowledge, view, move);
  const { standing, options, refused } = desk;
  const turns = options.map((option): Turn => {
    const worth = desk.staticWorth(option);
    return { move: option.move, option, worth, se: 0, answers: null };
  });
  const teller: TurnTeller<Turn, Line> = {
    made: desk.made,
    fault: refused === null ? null : refusedWord(refused),
    isByPoints: standing.pool === 0,
    win: (lead) => winOf(standing, lead),
    advice: adviceOn,
    why: (best, made, better) => whyBetter(desk, best, made, better),
  };
  const tell = (weighed: readonly Turn[], noise: number) =>
    turnAnalysis<Move, Line, Turn>(new Map(weighed.entries()), turns.length, teller, 0, noise);
  yield tell(turns, STATIC_NOISE);
  if (turns.length === 1 || isLate()) return;
  if (standing.pool > 0 || standing.seats !== 2) {
    yield* racedTurns<Move, Line, Turn>(
      turns,
      teller,
      () => {
        const world = drawWorld(standing, chance);
        return ({ option }) => playOn(knowledge.finder, standing, option, world);
      },
      isLate,
    );
    return;
  }
  for (const calculated of margins(knowledge, desk, turns, isLate))
    yield calculated ? tell(calculated, 0) : tell(turns, STATIC_NOISE);
}

/** Both hands are known, and the rest is calculation: null until all turns are calculated. */
function* margins(
  { finder }: Knowledge,
  { standing }: Desk,
  turns: readonly Turn[],
  isLate: IsLate,
): Generator<readonly Turn[] | null, void> {
  const { ground, hand, unseen, weights, points, seat } = standing;
  const endgame = new Endgame(finder, weights, isLate);
  const lead = leadOf(points, seat);
  const calculated: Turn[] = [];
  for (const turn of turns) {
    const choice = turn.option.word === null ? null : turn.option;
    const worth = lead + endgame.margin(ground, choice, hand, unseen);
    if (isLate()) return;
    calculated.push({ ...turn, worth });
    yield calculated.length === turns.length ? calculated : null;
  }
}
