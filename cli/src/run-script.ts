import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Runs a script of another part of the house in a process of its own; whether it was content. */
export async function runScript(script: URL, args: readonly string[]): Promise<boolean> {
  return (await exitCodeOf(script, args)) === 0;
}

/** The same, for scripts that say more by how they end. */
export async function exitCodeOf(script: URL, args: readonly string[]): Promise<number> {
  const loader = ['--import', import.meta.resolve('tsx')];
  const all = [...loader, fileURLToPath(script), ...args];
  const [code] = await once(spawn(process.execPath, all, { stdio: 'inherit' }), 'exit');
  return code ?? 1;
}
