import { findProgram } from '../../../../scripts/debian.mjs';

/** A program that stands in front of servers, with the very file that operators get. */
export interface FrontProxy {
  readonly url: string;
  stop(): Promise<void>;
}

export interface ProxyKind {
  readonly name: string;
  /** What operators copy, in deploy/. */
  readonly file: string;
  readonly isInstalled: boolean;
  /** `upstreams` are host and port each. */
  start(upstreams: readonly string[]): Promise<FrontProxy>;
}

export const isInstalled = (program: string) => findProgram([program]) !== null;

/** Whether anybody answers there, whatever they say. */
export async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(1_000) });
    return true;
  } catch {
    return false;
  }
}
