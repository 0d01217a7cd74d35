import type { OpenList } from './contestant.ts';
import { readText } from './files.ts';

export const openList: OpenList = (folder) => {
  const words = new Set(readText(folder).split('\n'));
  return (word) => words.has(word);
};
