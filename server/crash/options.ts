import { parseArgs } from 'node:util';

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
  const whole = (name: keyof typeof values, max: number): number => {
    const value = /^\d{1,9}$/.test(values[name]) ? Number(values[name]) : 0;
    if (value >= 1 && value <= max) return value;
    throw new Error(`--${name} must be a whole number from 1 to ${max}`);
  };
  return {
    tables: whole('tables', 2_000),
    kills: whole('kills', 1_000),
    seconds: whole('seconds', 86_400),
    seed: whole('seed', 999_999_999),
  };
}
