import type { ServerFrame } from '@late/protocol';
import type { Asked } from './journal.ts';
import type { Visitor } from './visitor.ts';

/** A player's connection to a room: brings requests there, and what happens there back. */
export interface Line {
  ask(asked: Asked): void;
  /** Asks for the whole room. */
  sync(): void;
  hangUp(): void;
}

/** Whoever is at this end of a line. */
export interface LineEnd {
  opened(): void;
  came(frame: ServerFrame): void;
  /** Once; nothing comes after it. */
  broke(): void;
}

export type Dial = (visitor: Visitor, table: string, end: LineEnd) => Line;
