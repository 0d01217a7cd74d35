import { parseArgs } from 'node:util';
import { wholeNumber } from '../players/whole-number.ts';

export interface Options {
  readonly tables: number;
  readonly kills: number;
  /** The longest that it may take; if not all is done by then, that is a failure. */
  readonly seconds: number;
  readonly seed: number;
}

export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      tables: { type: 'string', default: '200' },
      kills: { type: 'string', default: '20' },
      seconds: { type: 'string', default: '900' },
      seed: { type: 'string', default: '1' },
    },
  });
  return {
    tables: wholeNumber('tables', values.tables, 2_000),
    kills: wholeNumber('kills', values.kills, 1_000),
    seconds: wholeNumber('seconds', values.seconds, 86_400),
    seed: wholeNumber('seed', values.seed, 999_999_999),
  };
}
