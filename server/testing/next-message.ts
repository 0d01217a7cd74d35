import type { ChildProcess } from 'node:child_process';

/** The next message of a child process. Fails with a sentence if the child ends instead, or `milliseconds` pass. */
export function nextMessage<T>(
  child: ChildProcess,
  name: string,
  milliseconds?: number,
): Promise<T> {
  return new Promise((resolve, reject) => {
    // What it printed last is often why it ended.
    let printed = '';
    const print = (text: Buffer) => {
      printed = `${printed}${text}`.slice(-2_000);
    };
    const done = () => {
      clearTimeout(timer);
      child.stderr?.off('data', print);
      child.off('message', said).off('close', ended);
    };
    const said = (message: unknown) => {
      done();
      resolve(message as T);
    };
    const ended = (code: number | null, signal: string | null) => {
      done();
      const why = printed.trim() && `: ${printed.trim()}`;
      reject(new Error(`${name} ended with ${code ?? signal}${why}`));
    };
    const late = () => {
      done();
      reject(new Error(`${name} said nothing for ${(milliseconds ?? 0) / 1000} seconds`));
    };
    const timer = milliseconds === undefined ? undefined : setTimeout(late, milliseconds);
    child.stderr?.on('data', print);
    child.once('message', said).once('close', ended);
    // A child that is gone tells nobody any more.
    if (child.exitCode !== null || child.signalCode !== null)
      ended(child.exitCode, child.signalCode);
  });
}
