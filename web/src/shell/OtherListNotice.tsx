import { Button } from '@late/ui';
import type { OfOtherList } from '../lexicon/other-list.ts';
import { saveFinished } from '../local/save-finished.ts';
import { clearAway } from '../store/clear-away.ts';
import { Notice } from './Notice.tsx';
import { useSay } from './use-say.ts';

/** Instead of a game whose words are not in this edition. It stays as it is, whatever is chosen but the bin. */
export default function OtherListNotice({ fault }: { fault: OfOtherList }) {
  const say = useSay();
  const { lists, kept } = fault;
  const isRunning = kept !== null && !kept.result;
  const home = () => location.assign('/');
  return (
    <Notice title={say('other-list.title')}>
      <p>{say(isRunning ? 'other-list.waits' : 'other-list.played', { ...lists })}</p>
      <p className="notice__actions">
        <Button look="main" onClick={home}>
          {say('shell.home')}
        </Button>
        {kept?.result && (
          <Button icon="save" onClick={() => saveFinished(kept.plan.id)}>
            {say('table.export')}
          </Button>
        )}
        {kept && (
          <Button look="quiet" icon="bin" onClick={() => clearAway(kept.plan.id).then(home)}>
            {say('home.clear')}
          </Button>
        )}
      </p>
    </Notice>
  );
}
