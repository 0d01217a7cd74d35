import {
  type Chance,
  type Estimate,
  estimateOf,
  type IsLate,
  type Luck,
  neverLate,
  type Passage,
} from '@late/kernel';
import {
  type ExclusiveView,
  FACES,
  HAND,
  type HotView,
  type Move,
  type Tile,
  type View,
} from '../rules/index.ts';
import { drawn } from './drawn.ts';
import { ExclusiveDesk } from './exclusive/desk.ts';
import { HotDesk } from './hot/desk.ts';
import { lost } from './occasions.ts';

/** What could have come is drawn so often, and so often in a slice. */
const SAMPLES = 64;
const SLICE = 16;

type Step = Passage<View, Move>;

/** What came, and what could have come instead: `sure` is the part of the mean that needs no draws. */
interface Draw {
  readonly came: number;
  readonly sure: number;
  /** How much of the mean the draws are. */
  readonly part: number;
  /** What one of them is worth; null where nothing is drawn. */
  readonly other: ((chance: Chance) => number) | null;
}

export function* luckOf(
  passage: Step,
  chance: Chance,
  isLate: IsLate = neverLate,
): Generator<Luck, void> {
  const { came, sure, part, other } = drawIn(passage, chance);
  if (!other) {
    yield { mean: sure, worth: came, se: 0 };
    return;
  }
  const others: number[] = [];
  while (others.length < SAMPLES) {
    for (let n = 0; n < SLICE; n++) others.push(other(chance));
    const { mean, se }: Estimate = estimateOf(others);
    yield { mean: sure + part * mean, worth: came, se: part * se };
    if (isLate()) return;
  }
}

function drawIn(passage: Step, chance: Chance): Draw {
  const { before, after } = passage;
  if (after.variant === 'hot') return hotDraw(before as HotView, after, chance);
  if (!before) return dealt(after, chance);
  return exclusiveDraw(before as ExclusiveView, after, passage, chance);
}

function exclusiveDraw(
  before: ExclusiveView,
  after: ExclusiveView,
  passage: Step,
  chance: Chance,
): Draw {
  const desk = new ExclusiveDesk(before, chance);
  const fresh = after.hand.filter((tile) => !before.hand.includes(tile));
  const [tile] = fresh;
  switch (passage.move?.do) {
    case 'draw':
      return draws(desk.holding(fresh), (luck) =>
        desk.holding(drawn(desk.unseen.tiles, fresh.length, luck)),
      );
    case 'bug': {
      const bug = desk.worth(passage.move);
      const given = (tiles: readonly Tile[]) => (typeof bug === 'number' ? bug : bug(tiles));
      return draws(given(fresh), (luck) => given(desk.sample(luck)));
    }
    case 'roll': {
      const faces = FACES.map((face) => (face === 'eye' ? 0 : desk.face(face)));
      const sure = mean(faces);
      const face = FACES.indexOf(after.die?.face ?? 'eye');
      if (!before.stackSize) {
        const none = desk.second(desk.here);
        const came = after.die?.face === 'eye' ? none : (faces[face] as number);
        return { came, sure: sure + none / FACES.length, part: 0, other: null };
      }
      const came = after.die?.face === 'eye' ? desk.taken(tile as Tile) : (faces[face] as number);
      const other = (luck: Chance) => desk.taken(desk.sample(luck)[0] as Tile);
      return { came, sure, part: 1 / FACES.length, other };
    }
    default: {
      const [gone] = lost(passage);
      const worths = before.hand.map((held) => desk.without(held));
      const came = desk.without(gone as Tile);
      return { came, sure: mean(worths), part: 0, other: null };
    }
  }
}

/** A hand is as good as the best tile to begin with makes it. */
function dealt(after: ExclusiveView, chance: Chance): Draw {
  const desk = new ExclusiveDesk({ ...after, hand: [], phase: { at: 'opening' } }, chance);
  return draws(desk.opening(after.hand), (luck) =>
    desk.opening(drawn(desk.unseen.tiles, HAND, luck)),
  );
}

function hotDraw(before: HotView, after: HotView, chance: Chance): Draw {
  const desk = new HotDesk(before);
  if (before.phase.at === 'draw') {
    const { extra } = before.phase;
    return draws(desk.turn(after.drawn, extra), (luck) =>
      desk.turn(drawn(desk.unseen.tiles, after.drawn.length, luck), extra),
    );
  }
  const faces = FACES.map((face) => (face === 'hot-topic' ? 0 : desk.face(face, chance)));
  const rolled = after.die?.face ?? 'hot-topic';
  const came =
    rolled === 'hot-topic'
      ? desk.turnedUp(turnedUpIn(before, after))
      : (faces[FACES.indexOf(rolled)] as number);
  const other = (luck: Chance) => desk.turnedUp(desk.sample(luck)[0] as Tile);
  return { came, sure: mean(faces), part: 1 / FACES.length, other };
}

/** It waits to be laid, or was discarded at once. */
function turnedUpIn(before: HotView, { phase, discards }: HotView): Tile {
  if (phase.at === 'place') return phase.tile;
  return discards.find((tile) => !before.discards.includes(tile)) as Tile;
}

/** Something drawn, and nothing else. */
function draws(came: number, other: (chance: Chance) => number): Draw {
  return { came, sure: 0, part: 1, other };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
