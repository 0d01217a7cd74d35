import type { BotLevel, Seat } from '@late/kernel';
import type { Table } from '@late/table';
import type { GameFace } from '../games/face.ts';
import { publicStep } from './device.ts';

export interface DueBot {
  readonly seat: Seat;
  readonly level: BotLevel;
  /** What everybody watches deserves a moment; secret decisions are made at once. */
  readonly pause: boolean;
}

/** The bot that the table waits for, if it does. */
export function botDue(face: GameFace, table: Table): DueBot | null {
  // A bot's move would void the question whether something may be taken back.
  if (table.undoRequest) return null;
  const step = publicStep(face, table);
  if (step === 'everyone') return null;
  for (const seat of table.turn.must) {
    const holder = table.plan.holders[seat];
    const level = table.standIns[seat] ?? (holder?.kind === 'bot' ? holder.level : null);
    if (level) return { seat, level, pause: step === 'people' };
  }
  return null;
}
