import { type GameId, isGame, nameOf } from '@late/games';
import { Rulebook } from '@late/ui';
import { Loading } from '../shell/Loading.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { useRulebook } from '../shell/RulesDialog.tsx';
import Missing from './Missing.tsx';

export default function Rules({ id }: { id: string }) {
  return isGame(id) ? <RulesPage id={id} /> : <Missing />;
}

/** The rulebook as a page of its own; `#anchor` opens a paragraph. */
function RulesPage({ id }: { id: GameId }) {
  const text = useRulebook(id);
  return (
    <>
      <PageHead title={nameOf(id)} />
      <main className="page">
        {text === null ? <Loading /> : <Rulebook text={text} at={location.hash.slice(1)} />}
      </main>
    </>
  );
}
