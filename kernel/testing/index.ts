export * from './conformance.ts';
export * from './examine.ts';
export { Flaw } from './flaw.ts';
export { freeze } from './freeze.ts';
export { notPlain } from './plain.ts';
export { PROPERTIES, type PropertyName } from './property.ts';
export { randomGame } from './random-game.ts';
export { Scribe } from './scribe.ts';
export type { OptionSet, Played, Specimen, Step } from './specimen.ts';
