import {
  type BotLevel,
  type Day,
  type Fairness,
  type Parts,
  RECORD_LIMITS,
  type Sitter,
} from '@late/kernel';

/** Who has a seat. A team is several people who share one. */
export type Holder =
  | { readonly kind: 'person' | 'team'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: BotLevel }
  | { readonly kind: 'empty' };

/** How long a seat may think: no limit, so many seconds a turn, or so many days. */
export type ClockRule =
  | { readonly kind: 'none' }
  | { readonly kind: 'turn'; readonly seconds: number }
  | { readonly kind: 'days'; readonly days: number };

/** Everything about a table that is settled before its first step. */
export interface Plan {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly options: unknown;
  readonly holders: readonly Holder[];
  readonly clock: ClockRule;
  /** Public from the start. */
  readonly commitment: string;
  /** How luck follows from the seed; 1 where it is not said. */
  readonly fairness?: Fairness;
  /** Who drew the luck beside the house; nobody where it is not said. */
  readonly parts?: Parts;
  /** Its result is held against others of the same luck: what has told something is not taken back. */
  readonly counted?: true;
  /** The finished table whose luck this one has, where that is known: no game for the records. */
  readonly again?: string;
  readonly opened: number;
  /** Set at a table of the Daily Edition. */
  readonly daily?: DailyOf;
}

/** Which deal of the Daily Edition a table has. */
export interface DailyOf {
  readonly day: Day;
  readonly mode: string;
  readonly edition: string;
  /** The one try that counts; all others are practice. */
  readonly counts: boolean;
}

export function isHuman(holder: Holder | undefined): boolean {
  return holder?.kind === 'person' || holder?.kind === 'team';
}

/** The same people at a fresh table. */
export function rematch(plan: Plan, id: string, commitment: string, opened: number): Plan {
  // What is played again has luck of its own.
  const { counted: _, again: __, daily: ___, parts: ____, ...same } = plan;
  return { ...same, id, commitment, opened };
}

/** The holders as a record names them: on one line each, of a bounded length, never blank. */
export function sitters(plan: Plan): Sitter[] {
  return plan.holders.map((holder, seat) => {
    if (holder.kind === 'empty') throw new Error('a running game has no empty seats');
    const name = onOneLine(holder.name) || `${seat + 1}`;
    return holder.kind === 'bot'
      ? { kind: holder.kind, level: holder.level, name }
      : { kind: holder.kind, name };
  });
}

function onOneLine(name: string): string {
  return name
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, RECORD_LIMITS.name)
    .replace(/[\ud800-\udbff]$/, '');
}
