import {
  type Analysis,
  type Coach,
  graded,
  type LoadCoach,
  type Luck,
  type Occasion,
  type Outlook,
  type Passage,
  parse,
  type Rated,
  type Scale,
  winOf,
} from '@late/kernel';
import { throwOf } from '../bot/twin/throws.ts';
import { layoutOf } from '../bot/value/layout.ts';
import { Valuer } from '../bot/value/valuer.ts';
import { readWeights, weightsName } from '../bot/value/weights-file.ts';
import {
  type Dice,
  extra,
  isFinished,
  type Move,
  type Pad,
  SHEETS,
  type View,
} from '../rules/index.ts';
import { Desk, type Option } from './desk.ts';
import { adviceOn, type Line, whyBetter } from './reasons.ts';
import { WIN_TABLE } from './win-table.ts';
import { Worth } from './worth.ts';

const VERSION = 1;

/** In points; a game of good play is worth 320 and spreads by 363. */
const SCALE: Scale = [10, 20, 45];
/** Differences that another look at the throws after the next may turn round. */
const NOISE = 2;
/** How many splits are worth telling. */
const TOLD = 5;

export const loadCoach: LoadCoach<View, Move, Line> = async (options, readTable) => {
  const parsed = parse(extra.options, options);
  if (!parsed.ok) throw new Error(`not options of EXTRA!: ${parsed.at}`);
  const layout = layoutOf(parsed.value.sheet);
  const weights = readWeights(layout, await readTable(weightsName(parsed.value.sheet)));
  return coach(new Worth(new Valuer(layout, weights)));
};

function coach(worth: Worth): Coach<View, Move, Line> {
  const deskOf = (view: View) => new Desk(view, seatOf(view), worth);
  return {
    version: VERSION,
    unit: 'points',
    counts: 'score',
    remark: { key: 'extra.coach.same-throws' },
    judges: ({ view, move }) => view.dice !== null && !isOut(view) && move?.do !== 'throw',
    occasions: (way) => way.flatMap(occasionsIn),
    analyse: ({ view, move }) => [
      analysisOf(deskOf(view), view.dice as Dice, move, winIn(outlookOf(view, worth), view)),
    ],
    luck: ({ after }) => [luckOf(deskOf(after), after.dice as Dice)],
    outlook: (view) => outlookOf(view, worth),
  };
}

/** How much of the extra columns is crossed, and what the best rival's pad is worth. */
function outlookOf(view: View, worth: Worth): Outlook | null {
  const { pads, options } = view;
  if (pads.length < 2) return null;
  const seat = seatOf(view);
  const { columns } = SHEETS[options.sheet];
  const boxes = columns.reduce((sum, column) => sum + column, 0);
  const crossed = (pads[seat] as Pad).extras.reduce((sum, { crosses }) => sum + crosses, 0);
  const rivals = pads.flatMap((_, other) =>
    other === seat ? [] : [worth.of(new Desk(view, other, worth).twin)],
  );
  return { stage: crossed / boxes, rival: Math.max(...rivals) };
}

/** The chance to win with so many points at the end, where there are others. */
function winIn(outlook: Outlook | null, { pads }: View): (worth: number) => number | null {
  return (worth) => outlook && winOf(WIN_TABLE, pads.length, outlook.stage, worth - outlook.rival);
}

function seatOf({ viewer }: View): number {
  if (viewer === 'audience') throw new Error('the audience has no coach');
  return viewer;
}

/** A throw is chance for everybody who is still in; splitting it is the decision. */
function occasionsIn(passage: Passage<View, Move>): Occasion<View, Move>[] {
  const { step, before, after, move } = passage;
  if (before?.dice && move?.do === 'split')
    return [{ step, kind: 'decision', decision: { view: before, move } }];
  if (!after.dice || before?.dice || isOut(after)) return [];
  return [{ step, kind: 'chance', passage }];
}

function isOut(view: View): boolean {
  const pad = view.pads[seatOf(view)];
  return pad === undefined || isFinished(SHEETS[view.options.sheet], pad);
}

function luckOf(desk: Desk, dice: Dice): Luck {
  const { best, mean } = desk.worth.ofThrows(desk.twin);
  return { mean, worth: best[throwOf(dice)] as number, se: 0 };
}

function analysisOf(
  desk: Desk,
  dice: Dice,
  move: Move | null,
  winWith: (worth: number) => number | null,
): Analysis<Move, Line> {
  const options = desk.options(dice);
  const [best] = options as [Option];
  const isForced = options.length === 1;
  const made = move?.do === 'split' ? desk.option(move) : null;
  const error = made ? Math.max(0, best.worth - made.worth) : 0;
  const isSame = (option: Option) => made !== null && desk.isSame(option, made);
  const rated = (option: Option, reasons: readonly Line[]): Rated<Move, Line> => {
    const win = winWith(option.worth);
    return {
      // Where several splits leave the same paper, the one that was made stands for them.
      move: isSame(option) && move ? move : { do: 'split', ...option.split },
      worth: option.worth,
      se: 0,
      ...(win === null ? {} : { win }),
      reasons,
    };
  };
  const reasonsOf = (option: Option) => {
    if (option !== best) return [];
    if (!made) return [adviceOn(best)];
    return error > NOISE ? [whyBetter(desk, best, made)] : [];
  };
  return {
    isForced,
    made: made && rated(made, []),
    found: options.slice(0, TOLD).map((option) => rated(option, reasonsOf(option))),
    error,
    se: 0,
    ...(made && !isForced ? graded(error, NOISE, SCALE) : { grade: null, accuracy: null }),
  };
}
