import { ANY_PART, hasWord } from '@late/lexicon';
import { readPolish } from '@late/lexicon/node';
import type { OpenList } from './contestant.ts';

export const openList: OpenList = () => {
  const graph = readPolish().graph(ANY_PART);
  return (word) => hasWord(graph, word);
};
