/** Opens its list from the folder's files, and answers whether a word is in it. */
export type OpenList = (folder: string) => (word: string) => boolean;
