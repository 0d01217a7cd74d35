import { isGame, nameOf } from '@late/games';
import { useLocation } from 'wouter';
import { frameOf, isTitled, TITLES } from '../first-page/frame.ts';
import { HeadBar } from './HeadBar.tsx';
import { Loading } from './Loading.tsx';
import { useSay } from './use-say.ts';

/** What a screen looks like until it has come. */
export function PageFrame() {
  const say = useSay();
  const [path] = useLocation();
  const { screen, game } = frameOf(path);
  const title = isTitled(screen) ? say(TITLES[screen]) : game && isGame(game) ? nameOf(game) : '';
  return (
    <>
      <HeadBar title={title || 'Late Edition'} />
      <main className="page">
        <Loading />
      </main>
    </>
  );
}
