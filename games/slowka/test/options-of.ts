import { parse } from '@late/kernel';
import type { Options, Slowka } from '../rules/index.ts';

/** The options of a table that says only this much. */
export function optionsOf(game: Slowka, said: Partial<Options> = {}): Options {
  const options = parse(game.options, said);
  if (!options.ok) throw new TypeError(`no such table: ${options.at}`);
  return options.value;
}
