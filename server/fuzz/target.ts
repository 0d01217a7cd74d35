import type { Chance } from '@late/kernel';

/** Something that takes input from outside. */
export interface Target {
  readonly name: string;
  /** Tries one input. Whether it was taken; throws if it was dealt with in any other way than promised. */
  attempt(chance: Chance): boolean | Promise<boolean>;
  /** The last questions, once everything was tried. */
  close?(): Promise<void>;
}

/** A promise that did not hold. */
export class Finding extends Error {
  override readonly name = 'Finding';
}

/** An input as it is told to whoever looks into a finding. */
export function show(input: unknown): string {
  let text: string | undefined;
  try {
    text = typeof input === 'string' ? input : JSON.stringify(input);
  } catch {
    text = undefined;
  }
  return (text ?? String(input)).slice(0, 500);
}
