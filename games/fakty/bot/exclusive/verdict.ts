import {
  type ExclusiveView,
  grammarOf,
  type Title,
  titleWorth,
  type Vote,
} from '../../rules/index.ts';

/** How much a bot likes a title at a vote: it cannot judge the joke, so by what the title is worth. */
export function verdict({ boards, options }: ExclusiveView, { seat, title }: Vote): number {
  return titleWorth(grammarOf(options), boards[seat]?.[title] as Title);
}
