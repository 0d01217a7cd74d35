import type { GameRecord, Seat } from '@late/kernel';
import { readDraft, writeDraft } from '../store/drafts.ts';
import type { LastLook } from '../store/last-look.ts';
import type { Advice } from '../table-client/advice.ts';
import type { Rematch, Snapshot, TableClient } from '../table-client/table-client.ts';

/**
 * A table as it looked when it was left, until it is open again: its rules wait for a list of words. What is half
 * chosen meanwhile is kept; what is done waits for the open table, which judges it.
 */
export class StillTable implements TableClient {
  readonly kind = 'table';
  readonly now = Date.now;
  private readonly look: LastLook;
  private readonly opening: Promise<TableClient>;
  private readonly listeners = new Set<() => void>();
  private shown: Snapshot;

  constructor(look: LastLook, opening: Promise<TableClient>) {
    this.look = look;
    this.opening = opening;
    const { table, drafter, snapshot } = look;
    this.shown = { ...snapshot, draft: drafter === null ? null : readDraft(table, drafter) };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  snapshot = (): Snapshot => this.shown;

  async move(seat: Seat, move: unknown): Promise<void> {
    this.show({ ...this.shown, busy: true });
    await (await this.opening).move(seat, move);
  }

  async undo(seat: Seat): Promise<void> {
    await (await this.opening).undo(seat);
  }

  async askCoach(): Promise<Advice | null> {
    return (await this.opening).askCoach();
  }

  async askSecondLook(move: unknown): Promise<Advice | null> {
    return (await this.opening).askSecondLook(move);
  }

  setDraft(draft: unknown): void {
    const { table, drafter } = this.look;
    if (drafter !== null) writeDraft(table, drafter, draft);
    this.show({ ...this.shown, draft });
    this.opening.then((open) => open.setDraft(draft));
  }

  hurry(): void {
    this.opening.then((open) => open.hurry());
  }

  takeDevice(): void {
    this.opening.then((open) => open.takeDevice());
  }

  async record(): Promise<GameRecord> {
    return (await this.opening).record();
  }

  async rematch(): Promise<Rematch> {
    return (await this.opening).rematch();
  }

  close(): void {
    this.listeners.clear();
  }

  private show(snapshot: Snapshot): void {
    this.shown = snapshot;
    for (const listener of this.listeners) listener();
  }
}
