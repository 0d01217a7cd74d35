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
import { drawWorld, leadOf } from '../../bot/ahead/standing.ts';
import { lastMargin } from '../../bot/common/endgame.ts';
import { rackOf } from '../../bot/tiles.ts';
import { bagLeft, type CommonView, type Move } from '../../rules/index.ts';
import { adviceOn, type Line, refusedWord, type Turn, whyBetter } from '../reasons.ts';
import { winOf } from '../win.ts';
import { Desk, type Knowledge } from './desk.ts';

/** By how many points the learned weights may be wrong about the difference of two turns. */
const STATIC_NOISE = 2;

export function* analysisOf(
  knowledge: Knowledge,
  { view, move }: Decision<CommonView, Move>,
  chance: Chance,
  isLate: IsLate = neverLate,
): Generator<Analysis<Move, Line>, void> {
  const { foresight } = knowledge;
  const desk = new Desk(knowledge, view, move);
  const { standing, refused } = desk;
  const turns = desk.options.map((option): Turn => {
    const worth = foresight.worth(standing, option);
    const leave = foresight.kept(option.kept);
    return { move: option.move, option, worth, se: 0, answers: null, leave };
  });
  const teller: TurnTeller<Turn, Line> = {
    made: desk.made,
    fault: refused === null ? null : refusedWord(refused),
    isByPoints: standing.bag === 0,
    win: (lead) => winOf(standing, view.options, lead),
    advice: adviceOn,
    why: whyBetter,
  };
  const tell = (weighed: readonly Turn[], noise: number) =>
    turnAnalysis<Move, Line, Turn>(new Map(weighed.entries()), turns.length, teller, 0, noise);
  yield tell(turns, STATIC_NOISE);
  if (turns.length === 1 || isLate()) return;
  if (bagLeft(view) > 0) {
    yield* racedTurns<Move, Line, Turn>(
      turns,
      teller,
      () => {
        const world = drawWorld(standing, chance);
        return ({ option }) => foresight.playOn(standing, option, world);
      },
      isLate,
    );
  } else if (standing.rivals.length === 1) {
    for (const calculated of margins(knowledge, desk, turns, isLate))
      yield calculated ? tell(calculated, 0) : tell(turns, STATIC_NOISE);
  }
}

/** Both hands are known, and the rest is calculation: null until all turns are calculated. */
function* margins(
  { foresight: { graph, search } }: Knowledge,
  { standing }: Desk,
  turns: readonly Turn[],
  isLate: IsLate,
): Generator<readonly Turn[] | null, void> {
  const { table, hand, unseen, worth, points, seat } = standing;
  const lead = leadOf(points, seat);
  const [mine, theirs] = [rackOf(graph.alphabet, hand), rackOf(graph.alphabet, unseen)];
  const calculated: Turn[] = [];
  for (const turn of turns) {
    const choice = turn.option.word === null ? null : turn.option;
    const margin = lastMargin(search, table, choice, mine, theirs, worth, isLate);
    if (isLate()) return;
    calculated.push({ ...turn, worth: lead + margin });
    yield calculated.length === turns.length ? calculated : null;
  }
}
