import type { Result, Seat } from '@late/kernel';

/** So many games are one evening; what is played after them begins a new one. */
export const EVENING_GAMES = 30;

/** What a game is worth to whoever leaves everybody else behind. */
const FULL = 12;

/** A player of an evening, told apart by a key that nobody is shown. */
export interface EveningPlayer {
  readonly key: string;
  readonly name: string;
}

/** A seat at one game of an evening. A team is several players; a seat whose people were forgotten has none. */
export interface EveningSeat {
  readonly kind: 'person' | 'bot';
  readonly players: readonly EveningPlayer[];
}

export interface EveningGame {
  readonly seats: readonly EveningSeat[];
  /** Null while it runs, and where it ended without one. */
  readonly result: Result | null;
}

/** What one player has of an evening. */
export interface TallyLine extends EveningPlayer {
  readonly kind: EveningSeat['kind'];
  /** Those who are level share one. */
  readonly place: number;
  readonly points: number;
  readonly won: number;
  readonly played: number;
}

/**
 * What each seat has of a game: of twelve points as large a part as of its rivals it left behind, half of that for a
 * tie, in whole points. So each game counts the same, whatever is scored in it and however many play.
 */
export function eveningPoints({ scores, winners }: Result): number[] {
  const rivals = scores.length - 1;
  return scores.map((_, seat) => {
    const behind = scores.map((__, other) => (other === seat ? 0 : lead(seat, other)));
    const sum = behind.reduce<number>((all, one) => all + one, 0);
    return rivals ? Math.round((FULL * sum) / rivals) : 0;
  });

  function lead(seat: Seat, other: Seat): number {
    // A game may know more of who won than the points say.
    const own = Number(winners.includes(seat)) - Number(winners.includes(other));
    const ahead = own || Math.sign((scores[seat] ?? 0) - (scores[other] ?? 0));
    return (ahead + 1) / 2;
  }
}

/** The points of an evening: who has most comes first, then who has won more games. Everybody of a team has its points. */
export function tallyOf(games: readonly EveningGame[]): TallyLine[] {
  const lines = new Map<string, Omit<TallyLine, 'place'>>();
  for (const { seats, result } of games) {
    const points = result && eveningPoints(result);
    seats.forEach(({ kind, players }, seat) => {
      for (const { key, name } of players) {
        const before = lines.get(key) ?? { points: 0, won: 0, played: 0 };
        lines.set(key, {
          // As they were called last.
          key,
          name,
          kind,
          points: before.points + (points?.[seat] ?? 0),
          won: before.won + (result?.winners.includes(seat) ? 1 : 0),
          played: before.played + (result ? 1 : 0),
        });
      }
    });
  }
  const order = [...lines.values()].sort((a, b) => b.points - a.points || b.won - a.won);
  const isBetter = (a: Omit<TallyLine, 'place'>, b: Omit<TallyLine, 'place'>) =>
    a.points > b.points || (a.points === b.points && a.won > b.won);
  return order.map((line) => ({
    ...line,
    place: 1 + order.filter((other) => isBetter(other, line)).length,
  }));
}

/** The rooms or tables of an evening, for the game after one of them: its predecessors' and its own. */
export function eveningAfter(before: readonly string[], last: string): readonly string[] {
  return before.length + 1 < EVENING_GAMES ? [...before, last] : [];
}
