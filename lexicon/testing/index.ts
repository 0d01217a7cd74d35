export { polishGraph } from './polish-graph.ts';
export * from './polish-letters.ts';
export { smallLexicon } from './small-lexicon.ts';
export { wordsOf } from './words-of.ts';
