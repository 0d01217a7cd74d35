/** `skip`: could not be looked at, and why. */
export type Verdict = 'ok' | 'warn' | 'fail' | 'skip';

/** Something that the doctor saw: what is, and what to do about it. Without passwords, tokens or names. */
export interface Finding {
  readonly verdict: Verdict;
  readonly says: string;
  readonly todo?: string;
}

export const ok = (says: string): Finding => ({ verdict: 'ok', says });
export const skip = (says: string): Finding => ({ verdict: 'skip', says });
export const warn = (says: string, todo: string): Finding => ({ verdict: 'warn', says, todo });
export const fail = (says: string, todo: string): Finding => ({ verdict: 'fail', says, todo });
