import { Button } from '@late/ui';
import type { WordsNotHere } from '../lexicon/words-not-here.ts';
import { Notice } from './Notice.tsx';
import { useSay } from './use-say.ts';

/** Instead of a game whose words have not come to this device: which, and how they come. */
export default function WordsNotice({ fault }: { fault: WordsNotHere }) {
  const say = useSay();
  return (
    <Notice title={say('no-words.title')}>
      <p>{say('no-words.text', { words: say(`edition.${fault.edition}`) })}</p>
      <div className="notice__actions">
        <Button look="main" onClick={() => location.reload()}>
          {say('online.try-again')}
        </Button>
        <Button onClick={() => location.assign('/')}>{say('shell.home')}</Button>
      </div>
    </Notice>
  );
}
