import { ANY_PART, hasWord } from '@late/lexicon';
import { readLexicon } from '@late/lexicon/node';
import type { OpenList } from './contestant.ts';

export const openList: OpenList = (_, edition) => {
  const graph = readLexicon(edition).graph(ANY_PART);
  return (word) => hasWord(graph, word);
};
