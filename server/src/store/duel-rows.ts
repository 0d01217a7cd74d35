import type { Duel, Run } from './duels.ts';

/** A duel as both databases keep it: what nothing is looked up by is JSON, as free text always is. */
export interface DuelRow {
  readonly id: string;
  readonly game: string;
  readonly body: string;
  readonly seed: string;
  readonly host: string;
  readonly opened: number;
  readonly ends: number;
}

export interface RunRow {
  readonly duel_id: string;
  readonly member: string;
  readonly name: string;
  readonly table_id: string;
  readonly begun: number;
  readonly through: number | null;
  readonly scores: string | null;
}

export const DUEL_COLUMNS = 'id, game, body, seed, host, opened, ends';
export const RUN_COLUMNS = 'duel_id, member, name, table_id, begun, through, scores';

export function bodyOf({ version, options, bots, name, most }: Duel): string {
  return JSON.stringify({ version, options, bots, name, most });
}

export function duelOf({ id, game, body, seed, host, opened, ends }: DuelRow): Duel {
  return { id, game, ...JSON.parse(body), seed, host, opened, ends };
}

export function runOf({ duel_id, member, name, table_id, ...row }: RunRow): Run {
  const { begun, through, scores } = row;
  return {
    duel: duel_id,
    member,
    name: JSON.parse(name),
    table: table_id,
    begun,
    through,
    scores: scores === null ? null : JSON.parse(scores),
  };
}
