import type { Seat } from '@late/kernel';
import { Button, Dialog, type SeatLabel, sayLine } from '@late/ui';
import { useState, useSyncExternalStore } from 'react';
import type { GameLook } from '../games/face.ts';
import { useLook } from '../games/GameProvider.tsx';
import { ONLY_SHOWN } from '../review/review-board.ts';
import type { Snapshot, TableClient } from '../table-client/table-client.ts';
import { Comparison } from './Comparison.tsx';
import { LuckTexts } from './LuckTexts.ts';
import { isReader, nameIn } from './names-in.ts';
import { type Stage, shownAt } from './rival.ts';
import { type RivalHere, useRival } from './use-rival.ts';
import { type Say, useSay } from './use-say.ts';

/** The ghost of an earlier game of the same luck: what was done there, after one has done one's own. */
export default function Beside({ client }: { client: TableClient }) {
  return (
    <LuckTexts>
      <Earlier client={client} />
    </LuckTexts>
  );
}

function Earlier({ client }: { client: TableClient }) {
  const say = useSay();
  const look = useLook();
  const snapshot = useSyncExternalStore(client.subscribe, client.snapshot);
  const rival = useRival(client, look);
  const [isOpen, setOpen] = useState(false);
  if (!rival) return null;
  const { record, seat, isSent } = rival;
  const name = isReader(record, seat, isSent)
    ? say('luck.you-then')
    : nameIn(say, record, seat, isSent);
  const { result } = snapshot.seen;
  if (result) return <Comparison rival={rival} name={name} snapshot={snapshot} result={result} />;
  const shown = shownAt(rival, stageOf(look, snapshot));
  return (
    <aside className="note beside" aria-label={say('luck.beside', { name })}>
      <p className="beside__words" role="status">
        {wordsOf(say, look, rival, shown, name)}
      </p>
      {shown && (
        <Button look="quiet" onClick={() => setOpen(true)}>
          {say('luck.look')}
        </Button>
      )}
      {isOpen && shown && (
        <Dialog title={name} onClose={() => setOpen(false)}>
          <look.Board
            {...ONLY_SHOWN}
            view={rival.viewOf(shown.state)}
            seats={labelsOf(say, rival, name)}
            now={client.now}
            opened={record.opened}
            epilogue={null}
          />
        </Dialog>
      )}
    </aside>
  );
}

/** How far the reader has come in their own game. */
function stageOf(look: GameLook, { seen, decided = 0 }: Snapshot): number {
  return look.stage(seen.view) ?? decided;
}

function labelsOf(say: Say, { record, seat, isSent }: RivalHere, name: string): SeatLabel[] {
  return record.sitters.map(({ kind }, other) => ({
    name: other === seat ? name : nameIn(say, record, other, isSent),
    kind,
    standIn: null,
  }));
}

/** What was done last, in a sentence; others' doings there are nobody's business here. */
function wordsOf(
  say: Say,
  look: GameLook,
  { record, seat, isSent, stages }: RivalHere,
  shown: Stage | null,
  name: string,
): string {
  if (stages.length === 0) return say('luck.at-the-end', { name });
  if (shown === null) return say('luck.after-you', { name });
  const isTheirs = (event: unknown) => {
    const by = (event as { readonly seat?: Seat | null }).seat;
    return by === undefined || by === null || by === seat;
  };
  const nameOf = (other: Seat) => (other === seat ? name : nameIn(say, record, other, isSent));
  const lines = shown.events
    .filter(isTheirs)
    .flatMap((event) => look.narrate(event, nameOf, undefined));
  // Of all that a step tells, the last is what came of it.
  return lines
    .slice(-1)
    .map((line) => sayLine(say, line))
    .join('');
}
