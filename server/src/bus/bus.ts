/** Hears what is said on a channel, and which process said it. */
export type Listener = (message: string, from: string) => void;

/** How many messages went which way. */
export interface BusCounts {
  readonly sent: number;
  readonly received: number;
  /** Lost on this side: nobody carried them, or too much waited already. */
  readonly dropped: number;
}

/**
 * Carries messages between the processes of a house. The store is the truth, and a message only says where
 * to look: it may be lost, late, or come twice. Whoever listens must be right all the same.
 */
export interface Bus {
  /** What this process is called on the bus. */
  readonly self: string;
  /** Whether there may be other processes: if not, nothing need be looked at again. */
  readonly hasOthers: boolean;
  readonly counts: BusCounts;
  /**
   * Says something to all others that listen to the channel, never to itself. Lost without a word if nobody
   * carries it; `onUnheard` is called if nobody listened, as far as that is known.
   */
  publish(channel: string, message: string, onUnheard?: () => void): void;
  /**
   * Listens to a channel until what is returned is called. One listener a channel. `onStart` is called
   * whenever it begins to hear, at first and after every gap: what was said before may have been lost.
   */
  subscribe(channel: string, listener: Listener, onStart?: () => void): () => void;
  /** For how many milliseconds nothing has come through, as far as is known; 0 where nothing need. */
  quietFor(): number;
  close(): Promise<void>;
}

/** Its own message comes back every second: after so long something is wrong. */
const QUIET = 3_000;

/** Whether messages come through, as far as was seen in the last seconds. */
export function isUp(bus: Bus): boolean {
  return bus.quietFor() < QUIET;
}
