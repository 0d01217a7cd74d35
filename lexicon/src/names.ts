/** What editions and lists are called, for pages that have no words: nothing else of the lexicon comes with it. */
export * from './edition-id.ts';
export { NO_LIST, type OtherList, otherListIn } from './other-list.ts';
