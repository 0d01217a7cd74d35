import {
  type ExclusiveView,
  grammarOf,
  type Title,
  titleWorth,
  type Vote,
} from '../../rules/index.ts';

/** A bot has no sense of humour: it likes the words that a tabloid would shout. */
export function verdict({ boards, options }: ExclusiveView, { seat, title }: Vote): number {
  return titleWorth(grammarOf(options), boards[seat]?.[title] as Title);
}
