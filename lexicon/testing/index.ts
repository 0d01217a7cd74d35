export { graphOf } from './graph-of.ts';
export { smallLexicon } from './small-lexicon.ts';
