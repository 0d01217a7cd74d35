import { manifestOf } from '@late/games';
import { knowsVersion } from '@late/kernel';
import type { Plan } from '@late/table';
import { otherListOf } from '../lexicon/other-list.ts';
import { useSay } from '../shell/use-say.ts';

/** Why a kept table rests in this edition, if it does. */
export function WhyNot({ plan }: { plan: Plan }) {
  const say = useSay();
  const lists = otherListOf(plan);
  const manifest = manifestOf(plan.game);
  const isOfOtherRules = manifest !== null && !knowsVersion(manifest, plan.version);
  return (
    <>
      {lists && <em>{say('home.other-list', { ...lists })}</em>}
      {isOfOtherRules && <em>{say('home.other-rules')}</em>}
    </>
  );
}
