import type { BotLevel, Sitter } from '@late/kernel';

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
  readonly opened: number;
}

export function isHuman(holder: Holder | undefined): boolean {
  return holder?.kind === 'person' || holder?.kind === 'team';
}

/** The same people at a fresh table. */
export function rematch(plan: Plan, id: string, commitment: string, opened: number): Plan {
  return { ...plan, id, commitment, opened };
}

export function sitters(plan: Plan): Sitter[] {
  return plan.holders.map((holder) => {
    if (holder.kind === 'empty') throw new Error('a running game has no empty seats');
    return holder;
  });
}
