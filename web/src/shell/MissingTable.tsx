import { Notice } from './Notice.tsx';
import { PageHead } from './PageHead.tsx';
import { useSay } from './use-say.ts';

/** Instead of a table that is not, or no longer, on this device. */
export function MissingTable() {
  const say = useSay();
  return (
    <>
      <PageHead title={say('missing.title')} />
      <main className="page">
        <Notice title={say('missing.table')}>
          <p>{say('missing.table-text')}</p>
        </Notice>
      </main>
    </>
  );
}
