import { type AnyCoach, type GameRecord, openingOf, type Rated, type Result } from '@late/kernel';
import {
  courseOf,
  findings,
  type Judged,
  placesOf,
  reviewSeat,
  type SeatReview,
  standInsIn,
} from '@late/table/review';
import { type Command, Failure } from './command.ts';
import { type AskedGame, coachOf } from './games.ts';
import { type Narrator, narratorOf } from './narration.ts';
import { askedRecord } from './record-file.ts';

export const review: Command = {
  usage: 'late review <file> [--json]',
  summary: 'Tells what the coach thinks of a finished game: every decision, luck apart from skill.',
  async run(args) {
    const { asked, record, json } = await askedRecord(args);
    const opening = openingOf(asked.game, record);
    const { ways, result } = courseOf(asked.game, opening, record.log);
    if (!result) throw new Failure('the game is not over: only finished games are reviewed');
    const coach = await coachOf(asked, opening.options);
    const judged = judge(coach, ways, record);
    const told = tell(asked, coach, judged, record, result, await narratorOf(asked, record));
    console.log(json ? JSON.stringify(told) : text(told));
    return true;
  },
};

function judge(
  coach: AnyCoach,
  ways: Parameters<typeof placesOf>[1],
  { log }: GameRecord,
): Judged[] {
  const places = placesOf(coach, ways);
  const isStoodIn = standInsIn(log);
  const judged: Judged[] = [];
  for (const { index, finding, isFinal } of findings(coach, places)) {
    const place = places[index];
    if (!isFinal || !place) continue;
    judged[index] = { place, finding, isStandIn: isStoodIn(place.seat, place.occasion.step) };
  }
  return judged;
}

/** What `late review --json` prints; scripts rely on its shape. */
interface Told {
  readonly game: string;
  readonly unit: AnyCoach['unit'];
  readonly seats: readonly (SeatReview & { readonly name: string })[];
  readonly decisions: readonly ToldDecision[];
  readonly chances: readonly ToldChance[];
}

interface ToldDecision {
  readonly seat: number;
  readonly step: number;
  readonly isForced: boolean;
  readonly isStandIn: boolean;
  readonly made: string;
  readonly grade: string | null;
  readonly error: number;
  readonly se: number;
  readonly found: readonly { move: string; worth: number; se: number }[];
  readonly reasons: readonly string[];
}

interface ToldChance {
  readonly seat: number;
  readonly step: number;
  readonly luck: number;
  readonly se: number;
}

function tell(
  { game }: AskedGame,
  { counts, unit }: AnyCoach,
  judged: readonly Judged[],
  record: GameRecord,
  result: Result,
  narrator: Narrator,
): Told {
  const written = ({ move, worth, se }: Rated<unknown>) => ({
    move: game.notation.write(move),
    worth,
    se,
  });
  return {
    game: record.game,
    unit,
    seats: record.sitters.map((_, seat) => {
      const own = judged.filter(({ place }) => place.seat === seat);
      return { name: narrator.name(seat), ...reviewSeat(seat, own, counts, result) };
    }),
    decisions: judged.flatMap(({ place, finding, isStandIn }): ToldDecision[] => {
      if (finding.kind !== 'decision') return [];
      const { isForced, made, found, grade, error, se } = finding.analysis;
      return [
        {
          seat: place.seat,
          step: place.occasion.step,
          isForced,
          isStandIn,
          made: made ? game.notation.write(made.move) : '',
          grade,
          error,
          se,
          found: found.map(written),
          reasons: (found[0]?.reasons ?? []).map(narrator.sentence),
        },
      ];
    }),
    chances: judged.flatMap(({ place: { seat, occasion }, finding }): ToldChance[] => {
      if (finding.kind !== 'chance') return [];
      const { mean, worth, se } = finding.luck;
      return [{ seat, step: occasion.step, luck: worth - mean, se }];
    }),
  };
}

function text({ seats, decisions, unit }: Told): string {
  const counted = decisions.filter(({ isForced }) => !isForced);
  const lines = counted.map(({ seat, step, made, grade, error, found, reasons }) => {
    const figure = error.toFixed(1).padStart(6);
    const better = found[0] && found[0].move !== made ? ` → ${found[0].move}` : '';
    const head = `${String(step).padStart(4)} ${seats[seat]?.name}: ${made}${better}`;
    return [`${head} [${grade ?? 'not graded'}]${figure}`, ...reasons].join('\n       ');
  });
  const figure = (value: number | null, digits = 1) => value?.toFixed(digits) ?? '–';
  const sums = seats.map(
    ({ name, decisions, perDecision, accuracy, luck, final, even }) =>
      `${name}: ${figure(perDecision)} ${unit} given away in each of ${decisions} decisions, ` +
      `accuracy ${figure(accuracy)} %, luck ${figure(luck, 0)}, result ${figure(final, 0)}, ` +
      `with even luck ${figure(even, 0)}`,
  );
  return [...lines, '', ...sums].join('\n');
}
