import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageFailure } from './command.ts';

/** `parseArgs`, with its complaints as ours. Positionals are those named, and so many more that may be left out. */
export function readArguments<T extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: T,
  positionals: readonly string[],
  optional = 0,
) {
  const parsed = attempt(() =>
    parseArgs({ args, options, allowPositionals: true, strict: true, tokens: false }),
  );
  const missing = positionals[parsed.positionals.length];
  if (missing) throw new UsageFailure(`${missing} is missing`);
  const stray = parsed.positionals[positionals.length + optional];
  if (stray !== undefined) throw new UsageFailure(`unexpected "${stray}"`);
  return parsed;
}

function attempt<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageFailure(error.message);
  }
}

export function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new UsageFailure(`${name} must be a whole number from ${min} to ${max}, not "${text}"`);
}
