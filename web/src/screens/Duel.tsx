import { isGame } from '@late/games';
import { Button } from '@late/ui';
import { DuelPage } from '../duel/DuelPage.tsx';
import { useDuel } from '../duel/use-duel.ts';
import { LuckTexts } from '../luck/LuckTexts.ts';
import { useSay } from '../luck/use-say.ts';
import { sayRefusal } from '../remote/say-refusal.ts';
import { Loading } from '../shell/Loading.tsx';
import { Notice } from '../shell/Notice.tsx';
import { PageFrame } from '../shell/PageFrame.tsx';
import { PageHead } from '../shell/PageHead.tsx';

/** A duel of the house, found by its link. */
export default function Duel({ id }: { id: string }) {
  return (
    <LuckTexts meanwhile={<PageFrame />}>
      <Invited id={id} />
    </LuckTexts>
  );
}

function Invited({ id }: { id: string }) {
  const say = useSay();
  const now = useDuel(id);
  const { duel, refusal } = now;
  return (
    <>
      <PageHead title={say('duel.title')} />
      <main className="page">
        {!duel && !refusal && <Loading />}
        {!duel && refusal && (
          <Notice title={say('duel.none')}>
            <p role="alert">{sayRefusal(say, refusal)}</p>
            <p>
              <Button icon="again" onClick={now.look}>
                {say('online.try-again')}
              </Button>
            </p>
          </Notice>
        )}
        {duel && isGame(duel.game) && <DuelPage duel={duel} game={duel.game} onChange={now.look} />}
      </main>
    </>
  );
}
