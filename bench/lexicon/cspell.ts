import { decodeTrie } from 'cspell-trie-lib';
import type { OpenList } from './contestant.ts';
import { readTrie } from './files.ts';

export const openList: OpenList = (folder) => {
  const trie = decodeTrie(readTrie(folder));
  return (word) => trie.has(word);
};
