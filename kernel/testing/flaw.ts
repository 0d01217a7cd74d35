import type { PropertyName } from './property.ts';

/** Where a game breaks a promise of the contract. */
export class Flaw extends Error {
  override readonly name = 'Flaw';
  readonly property: PropertyName;

  constructor(property: PropertyName, message: string, cause?: unknown) {
    super(cause === undefined ? message : `${message}: ${String(cause)}`, { cause });
    this.property = property;
  }
}
