import { manifestOf } from '@late/games';
import type { Line, Result } from '@late/kernel';
import { readersSeat, type SeatLabel, sayLine } from '@late/ui';
import { useEffect, useMemo, useState } from 'react';
import { listScores } from '../store/scores.ts';
import { expectationLine, ownLines } from './compared-lines.ts';
import { EndingTexts } from './EndingTexts.ts';
import { marginLine } from './margin-line.ts';
import { type Say, type Texts, useSay } from './use-say.ts';

interface Props {
  readonly table: string;
  readonly game: string;
  readonly result: Result;
  readonly seats: readonly SeatLabel[];
}

/** By how much, and how that compares with the reader's records and with bots. */
export default function EndingLines(props: Props) {
  return (
    <EndingTexts meanwhile={null}>
      <Lines {...props} />
    </EndingTexts>
  );
}

function Lines({ table, game, result, seats }: Props) {
  const say = useSay();
  const compared = useCompared(table, game, seats.length, say);
  const margin = useMemo(
    () => marginLine(result, readersSeat(seats), (seat) => seats[seat]?.name ?? ''),
    [result, seats],
  );
  const lines = [...(margin ? [margin] : []), ...compared];
  if (lines.length === 0) return null;
  return (
    <div className="result__compared">
      {lines.map((line) => (
        <p key={line.key} className="result__record">
          {sayLine(say, line)}{' '}
        </p>
      ))}
    </div>
  );
}

/** Only games that are on record are compared: those of one person, on this device. */
function useCompared(table: string, game: string, seats: number, say: Say): readonly Line<Texts>[] {
  const [lines, setLines] = useState<readonly Line<Texts>[]>([]);
  useEffect(() => {
    let here = true;
    const compare = async () => {
      const scores = await listScores();
      const own = scores.find((score) => score.table === table);
      if (!own) return;
      const results = await manifestOf(game)?.results?.();
      const expected = results && !own.coached ? expectationLine(results, own, seats, say) : null;
      if (here) setLines([...ownLines(scores, own), ...(expected ? [expected] : [])]);
    };
    compare().catch(console.error);
    return () => {
      here = false;
    };
  }, [table, game, seats, say]);
  return lines;
}
