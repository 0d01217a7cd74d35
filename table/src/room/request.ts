import type { BotLevel, Seat } from '@late/kernel';

/** What somebody wants of a room. Shapes are judged by the protocol, everything else by `decideRoom`. */
export type RoomRequest =
  | { readonly do: 'sit'; readonly seat: Seat; readonly name: string; readonly ticket?: string }
  | { readonly do: 'stand' }
  /** Asks the people of a seat to be let into their team; they answer, or one goes away again. */
  | { readonly do: 'knock'; readonly seat: Seat; readonly name: string }
  | { readonly do: 'admit' | 'turn-away'; readonly name: string }
  | { readonly do: 'withdraw' }
  /** One of a team is shown the door: by the host, or once the game runs by those who let them in. */
  | { readonly do: 'dismiss'; readonly seat: Seat; readonly name: string }
  /** A bot is to play on for somebody who is there, if all others agree; or one of them does not. */
  | { readonly do: 'remove'; readonly seat: Seat; readonly wanted: boolean }
  /** Promises a part of the luck, by its hash. */
  | { readonly do: 'pledge'; readonly hash: string }
  /** The part that was promised, while the luck is drawn. */
  | { readonly do: 'part'; readonly value: string }
  | { readonly do: 'start' }
  /** The host ends a running game without a result. */
  | { readonly do: 'close' }
  | { readonly do: 'undo' | 'agree' | 'decline' | 'hand-back' }
  | { readonly do: 'arrange'; readonly seat: Seat; readonly as: 'open' | 'closed' | BotLevel }
  /** The host gives their office away; if they were away for a minute, somebody seated takes it. */
  | { readonly do: 'host'; readonly seat: Seat }
  | { readonly do: 'rename'; readonly name: string }
  | { readonly do: 'list'; readonly listed: boolean }
  | { readonly do: 'move'; readonly move: unknown; readonly question?: number }
  | { readonly do: 'stand-in'; readonly seat: Seat; readonly level: BotLevel }
  | {
      readonly do: 'say';
      readonly phrase?: string;
      readonly text?: string;
      /** Everybody, if it is not said. */
      readonly to?: 'team';
    }
  | { readonly do: 'mute'; readonly seat: Seat; readonly muted: boolean };

export type RequestTo<Do extends RoomRequest['do']> = Extract<RoomRequest, { readonly do: Do }>;
