import { lazy, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { useRestart } from './remote/restart-notice.ts';
import { Home } from './screens/Home.tsx';
import {
  AdminPage,
  Daily,
  DailyPuzzle,
  Duel,
  Fair,
  Learn,
  Lobby,
  Missing,
  NewGame,
  OpenLink,
  Records,
  Replay,
  Review,
  Room,
  Rules,
  SameLuck,
  Settings,
  TableScreen,
  WorkshopScreen,
} from './screens/index.ts';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { NewEdition } from './shell/NewEdition.tsx';
import { PageFrame } from './shell/PageFrame.tsx';

const RestartStrip = lazy(() => import('./shell/RestartStrip.tsx'));

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
          <Route path="/review/:kind/:id">
            {({ kind, id }) => <Review key={id} kind={kind} id={id} />}
          </Route>
          <Route path="/luck/:kind/:id?">
            {({ kind, id = '' }) => <SameLuck key={id} kind={kind} id={id} />}
          </Route>
          <Route path="/duel/:id">{({ id }) => <Duel key={id} id={id} />}</Route>
          <Route path="/lobby" component={Lobby} />
          <Route path="/room/:id">{({ id }) => <Room key={id} id={id} />}</Route>
          <Route path="/fair/:kind/:id">
            {({ kind, id }) => <Fair key={id} kind={kind} id={id} />}
          </Route>
          <Route path="/rules/:game">{({ game }) => <Rules id={game} />}</Route>
          <Route path="/learn/:game/:kind?">
            {({ game, kind }) => <Learn key={game} id={game} kind={kind} />}
          </Route>
          <Route path="/workshop/:game">
            {({ game }) => <WorkshopScreen key={game} id={game} />}
          </Route>
          <Route path="/open" component={OpenLink} />
          <Route path="/records" component={Records} />
          <Route path="/daily/:day?">{({ day }) => <Daily key={day} day={day} />}</Route>
          <Route path="/puzzle/:day/:number">
            {({ day, number }) => <DailyPuzzle key={day + number} day={day} number={number} />}
          </Route>
          <Route path="/settings" component={Settings} />
          <Route path="/admin" component={AdminPage} />
          <Route component={Missing} />
        </Switch>
      </Suspense>
      <NewEdition />
    </ErrorBoundary>
  );
}
