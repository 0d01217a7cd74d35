import { type SeatLabel, SeatStrip, sayLine } from '@late/ui';
import { stageLabel } from '../../locales/labels.ts';
import type { DeskSeen, OwnView } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';

/** Everybody's total, and how far they are with the round. */
export function OwnStandings({ view, seats }: { view: OwnView; seats: readonly SeatLabel[] }) {
  const say = useSay();
  const standings = seats.map((_, seat) => {
    const { stage } = view.desks[seat] as DeskSeen;
    return {
      score: view.totals[seat] ?? 0,
      state: stage,
      words: view.result || seats.length === 1 ? '' : sayLine(say, stageLabel(stage)),
      due: !view.result && (view.playing ? stage === 'laying' : stage === 'waiting'),
    };
  });
  return <SeatStrip seats={seats} standings={standings} />;
}
