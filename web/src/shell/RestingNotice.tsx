import { nameOf } from '@late/games';
import { Button } from '@late/ui';
import { OfOtherList } from '../lexicon/other-list.ts';
import { saveFinished } from '../local/save-finished.ts';
import type { OfOtherRules } from '../records/other-rules.ts';
import { clearAway } from '../store/clear-away.ts';
import { Clearable } from './Clearable.tsx';
import { Notice } from './Notice.tsx';
import { useSay } from './use-say.ts';

/** Instead of a game whose words or rules are not in this edition. It stays as it is, whatever is chosen but the bin. */
export default function RestingNotice({ fault }: { fault: OfOtherList | OfOtherRules }) {
  const say = useSay();
  const { kept } = fault;
  const is = kept !== null && !kept.result ? 'waits' : 'played';
  const isList = fault instanceof OfOtherList;
  const home = () => location.assign('/');
  return (
    <Notice title={say(isList ? 'other-list.title' : 'other-rules.title')}>
      <p>{isList ? say(`other-list.${is}`, { ...fault.lists }) : say(`other-rules.${is}`)}</p>
      <div className="notice__actions">
        <Button look="main" onClick={home}>
          {say('shell.home')}
        </Button>
        {kept?.result && (
          <Button icon="save" onClick={() => saveFinished(kept.plan.id)}>
            {say('table.export')}
          </Button>
        )}
        {kept && (
          <Clearable name={nameOf(kept.plan.game)} clear={() => clearAway(kept.plan.id)} inWords />
        )}
      </div>
    </Notice>
  );
}
