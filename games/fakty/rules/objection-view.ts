import type { Viewer } from '@late/kernel';
import type { Objection } from './dispute.ts';

/** A vote on a title as one viewer knows it: who has voted, and how they did themselves. */
export type SeenObjection<Phase extends Objection> = Omit<Phase, 'votes'> & {
  readonly voted: readonly boolean[];
  readonly mine: boolean | null;
};

type Voted = Objection & { readonly at: 'objection'; readonly after: unknown };

export function seenObjection<Phase extends Voted>(
  { at, by, laid, after, voters, votes }: Phase,
  viewer: Viewer,
) {
  const voted = votes.map((vote) => vote !== null);
  const mine = viewer === 'audience' ? null : (votes[viewer] ?? null);
  return { at, after: after as Phase['after'], by, laid, voters, voted, mine } as const;
}
