import { lazy, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { useRestart } from './remote/restart-notice.ts';
import { Home } from './screens/Home.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { NewEdition } from './shell/NewEdition.tsx';
import { PageFrame } from './shell/PageFrame.tsx';

// Only the front page is loaded at once.
const NewGame = lazy(() => import('./screens/NewGame.tsx'));
const TableScreen = lazy(() => import('./screens/TableScreen.tsx'));
const Replay = lazy(() => import('./screens/Replay.tsx'));
const Rules = lazy(() => import('./screens/Rules.tsx'));
const Fair = lazy(() => import('./screens/Fair.tsx'));
const Lobby = lazy(() => import('./screens/Lobby.tsx'));
const Room = lazy(() => import('./screens/Room.tsx'));
const Records = lazy(() => import('./screens/Records.tsx'));
const Settings = lazy(() => import('./screens/Settings.tsx'));
const AdminPage = lazy(() => import('./admin/AdminPage.tsx'));
const RestartStrip = lazy(() => import('./shell/RestartStrip.tsx'));
const WorkshopScreen = lazy(() => import('./screens/WorkshopScreen.tsx'));
const Missing = lazy(() => import('./screens/Missing.tsx'));

export function App() {
  const [address] = useLocation();
  const restart = useRestart();
  return (
    <ErrorBoundary address={address}>
      {restart !== null && (
        <Suspense>
          <RestartStrip at={restart} />
        </Suspense>
      )}
      <Suspense fallback={<PageFrame />}>
        <Switch>
          <Route path="/" component={Home} />
          <Route path="/new/:game">{({ game }) => <NewGame id={game} />}</Route>
          <Route path="/table/:game/:id">
            {({ game, id }) => <TableScreen key={id} game={game} id={id} />}
          </Route>
          <Route path="/replay/:kind/:id">
            {({ kind, id }) => <Replay key={id} kind={kind} id={id} />}
          </Route>
          <Route path="/lobby" component={Lobby} />
          <Route path="/room/:id">{({ id }) => <Room key={id} id={id} />}</Route>
          <Route path="/fair/:kind/:id">
            {({ kind, id }) => <Fair key={id} kind={kind} id={id} />}
          </Route>
          <Route path="/rules/:game">{({ game }) => <Rules id={game} />}</Route>
          <Route path="/workshop/:game">
            {({ game }) => <WorkshopScreen key={game} id={game} />}
          </Route>
          <Route path="/records" component={Records} />
          <Route path="/settings" component={Settings} />
          <Route path="/admin" component={AdminPage} />
          <Route component={Missing} />
        </Switch>
      </Suspense>
      <NewEdition />
    </ErrorBoundary>
  );
}
