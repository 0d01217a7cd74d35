import { type GameId, manifestOf, nameOf } from '@late/games';
import { Button, type Ghost, NewsProvider, sayRefusal, useSound } from '@late/ui';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useLook } from '../games/GameProvider.tsx';
import { wordsNote } from '../games/words-note.ts';
import { LessonGuide } from '../lesson/LessonGuide.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { RulesDialog } from '../shell/RulesDialog.tsx';
import { useSay } from '../shell/use-say.ts';
import type { Snapshot, TableClient } from '../table-client/table-client.ts';
import { AskCoach } from './AskCoach.tsx';
import { adviceFor } from './advice-for.ts';
import { HandOver } from './HandOver.tsx';
import { NewsBar } from './NewsBar.tsx';
import { ResultPanel } from './ResultPanel.tsx';
import { SecondLook } from './SecondLook.tsx';
import { TableMenu } from './TableMenu.tsx';
import { UndoDialog } from './UndoDialog.tsx';
import { useCoach } from './use-coach.ts';
import { useHurry } from './use-hurry.ts';
import { useTableNews } from './use-table-news.ts';

const NOTHING: readonly never[] = [];

interface Props {
  readonly client: TableClient;
  /** What only some tables have: in the head, in the menu, and above the board. */
  readonly actions?: ReactNode;
  readonly menu?: ReactNode;
  readonly notes?: ReactNode;
  /** What is said of a game that ended without a result. */
  readonly closing?: ReactNode;
  /** Stands in place of the last news. */
  readonly notice?: string | undefined;
  /** Goes before the title, where it is seen in a row of tabs. */
  readonly alert?: string | undefined;
}

/** A table in play: the game's board, and around it what every table has. */
export function PlayTable({ client, actions, menu, notes, closing, notice, alert }: Props) {
  const say = useSay();
  const look = useLook();
  const snapshot = useSyncExternalStore(client.subscribe, client.snapshot);
  const [rule, setRule] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const { seen, device } = snapshot;
  const { seats } = snapshot;
  const { all, since } = useTableNews(say, snapshot);
  const isTurn = seen.viewer !== 'audience' && device.acting.includes(seen.viewer);
  const hurry = useHurry(client, snapshot);
  const coach = useCoach(client, snapshot);
  useSound('turn', isTurn ? 1 : 0);
  const game = seen.plan.game as GameId;
  const practice = seen.plan.daily?.counts === false ? say('daily.practice') : undefined;
  const words = wordsNote(say, game, seen.plan.options);
  const note = [practice, words].filter(Boolean).join(' · ') || undefined;
  const undo = () => {
    if (seen.undo === 'consent') setAsking(true);
    else if (seen.viewer !== 'audience') client.undo(seen.viewer);
  };
  return (
    <NewsProvider value={all}>
      <div className="table">
        <PageHead title={nameOf(game)} note={note} alert={alert}>
          <Button
            look="quiet"
            icon="undo"
            iconOnly="narrow"
            aria-disabled={seen.undo === null}
            onClick={() => seen.undo && undo()}
          >
            {say('table.undo')}
          </Button>
          <Button look="quiet" icon="rules" iconOnly="narrow" onClick={() => setRule('')}>
            {say('rules.title')}
          </Button>
          {actions}
          <TableMenu client={client}>{menu}</TableMenu>
        </PageHead>
        <NewsBar
          news={snapshot.news}
          since={isTurn ? since : NOTHING}
          notice={coach.line ?? notice}
          onHurry={snapshot.canHurry ? () => client.hurry() : null}
        >
          {isTurn && snapshot.canAskCoach && <AskCoach coach={coach} />}
        </NewsBar>
        {client.lesson && <LessonGuide note={snapshot.lesson ?? null} actions={client.lesson} />}
        <main className="table__main" {...hurry}>
          {notes}
          {device.handOver === null ? (
            <look.Board
              view={seen.view}
              seats={seats}
              acting={device.acting}
              draft={snapshot.draft}
              onDraft={(draft) => {
                coach.forget();
                client.setDraft(draft);
              }}
              onMove={coach.move}
              busy={snapshot.busy || coach.isAsked}
              refusal={snapshot.refusal}
              onRule={setRule}
              now={client.now}
              opened={seen.plan.opened}
              ghost={coach.ghost ?? lessonGhost(snapshot)}
              {...adviceFor(look)}
              epilogue={
                seen.result ? (
                  <ResultPanel
                    client={client}
                    seen={seen}
                    seats={seats}
                    rematch={snapshot.rematch}
                    isCoached={snapshot.isCoached}
                  />
                ) : (
                  closing
                )
              }
            />
          ) : (
            <HandOver
              name={seats[device.handOver]?.name ?? ''}
              before={
                snapshot.passedOnBy === null ? null : (seats[snapshot.passedOnBy]?.name ?? null)
              }
              onTake={() => client.takeDevice()}
              onBack={() => snapshot.passedOnBy !== null && client.undo(snapshot.passedOnBy)}
            />
          )}
          {device.handOver !== null && snapshot.refusal && (
            <p className="trouble" role="alert">
              {sayRefusal(say, snapshot.refusal)}
            </p>
          )}
        </main>
        <SecondLook coach={coach} />
        {rule !== null && (
          <RulesDialog
            game={game}
            options={seen.plan.options}
            at={rule || undefined}
            onClose={() => setRule(null)}
          />
        )}
        {asking && seen.viewer !== 'audience' && (
          <UndoDialog
            asks={snapshot.asks}
            onAgree={() => seen.viewer !== 'audience' && client.undo(seen.viewer)}
            onClose={() => setAsking(false)}
          />
        )}
      </div>
    </NewsProvider>
  );
}

/** The word that a lesson asks for, shown where it would lie until something is chosen. Elsewhere a sentence is enough. */
function lessonGhost({ draft, lesson, seen: { viewer, plan } }: Snapshot): Ghost<unknown> | null {
  if (!lesson?.asks || draft !== null || viewer === 'audience') return null;
  if (!manifestOf(plan.game)?.needsLexicon) return null;
  return { seat: viewer, move: lesson.asks, as: 'better' };
}
