import { parseArgs } from 'node:util';
import { wholeNumber } from '../players/whole-number.ts';

export interface Options {
  readonly tables: number;
  readonly faults: number;
  /** How long faults are spread over. If not all have been in twice that time, that is a failure. */
  readonly seconds: number;
  readonly seed: number;
  readonly json: boolean;
}

export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      tables: { type: 'string', default: '200' },
      faults: { type: 'string', default: '105' },
      seconds: { type: 'string', default: '600' },
      seed: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    },
  });
  return {
    tables: wholeNumber('tables', values.tables, 2_000),
    faults: wholeNumber('faults', values.faults, 10_000),
    seconds: wholeNumber('seconds', values.seconds, 86_400),
    seed: wholeNumber('seed', values.seed, 999_999_999),
    json: values.json,
  };
}
