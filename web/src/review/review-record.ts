import { type AnyCoach, type AnyGame, type GameRecord, openingOf } from '@late/kernel';
import { courseOf, type Finding, findings, placesOf, standInsIn } from '@late/table/review';
import type { KeptFinding } from './kept-reviews.ts';
import type { CoachReply, ToldFinding, ToldPlace } from './messages.ts';

/** So many findings are told at once at most: each telling makes the page draw. */
const BATCH = 40;
/** So long findings are gathered, in milliseconds. */
const GATHERED = 100;
/** So often what is final is kept, in milliseconds: whoever leaves and comes back does not begin again. */
const KEPT = 2_000;

interface Shelf {
  readonly known: readonly KeptFinding[];
  keep(findings: readonly KeptFinding[]): Promise<void>;
}

/**
 * Reviews a game as it goes: first what is judged, then what was kept of an earlier look, then what is found out,
 * cheap things first. Whoever has enough stops asking.
 */
export async function* reviewRecord(
  game: AnyGame,
  coach: AnyCoach,
  record: GameRecord,
  shelf: Shelf,
  now: () => number,
): AsyncGenerator<CoachReply, void> {
  const { ways, result } = courseOf(game, openingOf(game, record), record.log);
  if (!result) throw new Error('only finished games are reviewed');
  const places = placesOf(coach, ways);
  const isStoodIn = standInsIn(record.log);
  const told = places.map(({ seat, occasion }): ToldPlace => {
    const { step, kind } = occasion;
    const canTry = occasion.kind === 'decision' && coach.judges(occasion.decision);
    return { seat, step, kind, isStandIn: isStoodIn(seat, step), canTry };
  });
  const { unit, counts, remark = null } = coach;
  yield { tell: 'begun', unit, counts, remark, places: told };
  const viewAt = (index: number) => {
    const occasion = places[index]?.occasion;
    return occasion?.kind === 'decision' ? { view: occasion.decision.view } : {};
  };
  const nameOf = ({ seat, step, kind }: ToldPlace) => `${seat}/${step}/${kind}`;
  const kept = new Map(shelf.known.map(({ at, finding }) => [at, finding]));
  const known = new Map<number, Finding>();
  for (const [index, place] of told.entries()) {
    const finding = kept.get(nameOf(place));
    if (finding) known.set(index, finding);
  }
  let batch: ToldFinding[] = [...known].map(([index, finding]) => ({
    index,
    finding,
    isFinal: true,
    ...viewAt(index),
  }));
  let since = now();
  let keptAt = since;
  const seen = new Set(known.keys());
  const final = new Map(known);
  const named = () =>
    [...final].map(([index, finding]) => ({ at: nameOf(told[index] as ToldPlace), finding }));
  for (const found of findings(coach, places, new Set(known.keys()))) {
    const { index, finding, isFinal } = found;
    batch.push({ ...found, ...(seen.has(index) ? {} : viewAt(index)) });
    seen.add(index);
    if (isFinal) final.set(index, finding);
    if (batch.length < BATCH && now() - since < GATHERED) continue;
    yield { tell: 'found', found: batch };
    batch = [];
    since = now();
    if (since - keptAt < KEPT) continue;
    keptAt = since;
    await shelf.keep(named());
  }
  if (batch.length > 0) yield { tell: 'found', found: batch };
  await shelf.keep(named());
  yield { tell: 'done' };
}
