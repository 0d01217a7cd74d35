import { expect } from 'vitest';
import type { Finding } from '../../../src/operator/doctor/finding.ts';

/** Findings that are not just well, as `verdict: says`. */
export function troubles(findings: readonly Finding[]): string[] {
  return findings
    .filter(({ verdict }) => verdict !== 'ok')
    .map(({ verdict, says }) => `${verdict}: ${says}`);
}

/** That there is exactly one trouble, and how it begins or what is in it. */
export function one(text: string): unknown {
  return [expect.stringContaining(text)];
}
