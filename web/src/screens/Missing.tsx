import { Notice } from '../shell/Notice.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { useSay } from '../shell/use-say.ts';

export default function Missing() {
  const say = useSay();
  return (
    <>
      <PageHead title={say('missing.title')} />
      <main className="page">
        <Notice title={say('missing.headline')}>
          <p>{say('missing.text')}</p>
        </Notice>
      </main>
    </>
  );
}
