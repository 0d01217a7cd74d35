/** What rules, or the manifest of a game, say of their versions. */
export interface Versions {
  readonly version: number;
  readonly replays?: readonly number[];
}

/** Whether a table or a record of that version can be judged by these rules. */
export function knowsVersion({ version, replays = [] }: Versions, other: number): boolean {
  return other === version || replays.includes(other);
}
