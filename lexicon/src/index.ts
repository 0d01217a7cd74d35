export { DamagedLexicon } from './damaged-lexicon.ts';
export * from './letters.ts';
export * from './lexicon.ts';
export { openLexicon } from './open-lexicon.ts';
export { type OtherList, otherListIn } from './other-list.ts';
export * from './search/index.ts';
export * from './word-graph.ts';
