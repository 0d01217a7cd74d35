import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageFault } from './shell.ts';

/** What stands behind a command: its options, and from `least` to `most` other words. */
export function readArguments<T extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: T,
  least: number,
  most: number,
) {
  try {
    const parsed = parseArgs({ args, options, allowPositionals: true });
    const { length } = parsed.positionals;
    if (length < least) throw new UsageFault('something is missing');
    if (length > most) throw new UsageFault(`unexpected "${parsed.positionals[most]}"`);
    return parsed;
  } catch (error) {
    if (error instanceof TypeError) throw new UsageFault(error.message);
    throw error;
  }
}

export const JSON_OPTION = { json: { type: 'boolean', default: false } } as const;
