import { Trie } from 'mnemonist';
import type { OpenList } from './contestant.ts';
import { readText } from './files.ts';

export const openList: OpenList = (folder) => {
  const trie = Trie.from(readText(folder).split('\n'));
  return (word) => trie.has(word);
};
