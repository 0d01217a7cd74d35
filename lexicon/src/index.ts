export * from './letters.ts';
export * from './lexicon.ts';
export * from './word-graph.ts';
