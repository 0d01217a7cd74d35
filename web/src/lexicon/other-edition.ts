import { type AnyGame, parse } from '@late/kernel';
import { NO_LIST, type OtherList } from '@late/lexicon/names';

/** Of options that the game does not know: whether that is because their edition is not here, and nothing else. */
export function otherEditionOf(game: AnyGame, options: unknown): OtherList | null {
  const { edition, list, ...rest } = Object(options) as Readonly<Record<string, unknown>>;
  if (typeof edition !== 'string' || typeof list !== 'string') return null;
  const isJudged = parse(game.options, options).ok || !parse(game.options, { ...rest, list }).ok;
  return isJudged ? null : { list, ours: NO_LIST };
}
