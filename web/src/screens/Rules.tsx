import { Rulebook } from '@late/ui';
import { GAME_NAMES, type GameId, isPlayable } from '../games/registry.ts';
import { Loading } from '../shell/Loading.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { useRulebook } from '../shell/RulesDialog.tsx';
import Missing from './Missing.tsx';

export default function Rules({ id }: { id: string }) {
  return isPlayable(id) ? <RulesPage id={id} /> : <Missing />;
}

/** The rulebook as a page of its own; `#anchor` opens a paragraph. */
function RulesPage({ id }: { id: GameId }) {
  const text = useRulebook(id);
  return (
    <>
      <PageHead title={GAME_NAMES[id]} />
      <main className="page">
        {text === null ? <Loading /> : <Rulebook text={text} at={location.hash.slice(1)} />}
      </main>
    </>
  );
}
