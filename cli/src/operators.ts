import { OPERATOR_USAGES } from '@late/server/operator-usages';
import { exitCodeOf } from './run-script.ts';

const SCRIPT = new URL('../../server/src/late.ts', import.meta.url);

/** Whether it is one of the server's own commands, of which this one only tells. */
export function isOperators(name: string): boolean {
  return Object.hasOwn(OPERATOR_USAGES, name) || name === '--version';
}

/** Runs a command of the server's, with all that was typed behind it; its exit code. */
export function operators(name: string, args: readonly string[]): Promise<number> {
  return exitCodeOf(SCRIPT, [name, ...args]);
}
