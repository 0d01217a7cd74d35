export { graphOf } from '../src/graph-of.ts';
export { smallLexicon } from './small-lexicon.ts';
export { wordsOf } from './words-of.ts';
