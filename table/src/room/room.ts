import type { BotLevel, Entry, Fairness, Seat } from '@late/kernel';
import type { ClockRule } from '../plan.ts';
import type { Table } from '../table.ts';

/** A person as the house knows them: no name, no secret, only the same one again. */
export type Member = string;

/** A seat before and during a game. Several members share one as a team, or on several devices. */
export type RoomSeat =
  | { readonly kind: 'open' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'bot'; readonly name: string; readonly level: BotLevel }
  | {
      readonly kind: 'person';
      /** What the table calls them: "Anna", or "Anna & Jan". */
      readonly name: string;
      /** Nobody, once a game runs and its people have left. */
      readonly members: readonly Member[];
      /**
       * Whose names make the seat's name; the last is kept after they left, so that it can still be
       * forgotten. Somebody's second device has no name of its own.
       */
      readonly mates?: readonly Mate[];
    };

export interface Mate {
  readonly member: Member;
  readonly name: string;
}

/** Whether a bot is to play on for somebody who is there: a question to everybody else. */
export interface Removal {
  readonly seat: Seat;
  readonly agreed: readonly Seat[];
  readonly at: number;
}

/** Who asked lately whether a bot is to play on for a seat: so nobody is asked the same again at once. */
export interface PastRemoval {
  readonly seat: Seat;
  readonly by: Seat;
  readonly at: number;
}

/**
 * The end of a table without a result: its host closed the game, or whoever runs the house the table, or the
 * log is full.
 */
export interface Closing {
  readonly by: 'host' | 'house' | 'full';
  readonly at: number;
}

/** What somebody of a team chose where all of them vote, until the team's vote is counted. */
export interface Ballot {
  readonly seat: Seat;
  readonly member: Member;
  /** The question that it answers. */
  readonly question: number;
  readonly move: unknown;
}

/** Links that somebody gave up to this moment let nobody in any more. */
export interface Revoked {
  readonly giver: Member;
  readonly at: number;
}

/** How a personal link is told from others: not by what opens the seat, which is stored nowhere. */
export interface LinkUse {
  readonly id: string;
  /** Whether it can be used again until its giver revokes it. */
  readonly kept: boolean;
}

/** A link that somebody came by. */
export interface UsedLink {
  readonly id: string;
  /** Empty once they were forgotten. */
  readonly member: Member;
  /** Lets nobody in any more: it was for one use, or whoever came by it was shown the door. */
  readonly isSpent: boolean;
}

/** Somebody who would like to share a seat, and waits for its people to answer. */
export interface Knock extends Mate {
  readonly seat: Seat;
  /** The step that it is. */
  readonly seq: number;
}

/** What somebody's device will put into the luck, by its hash. */
export interface Pledge {
  readonly member: Member;
  readonly hash: string;
}

/** The luck is being drawn: what was promised is told, and then the game begins. */
export interface Drawing {
  readonly at: number;
  readonly told: readonly { readonly member: Member; readonly value: string }[];
}

/** How much somebody has talked and knocked since then, which is a minute ago at most. */
export interface Spoken {
  readonly member: Member;
  readonly since: number;
  readonly count: number;
}

/** What a room is opened with. */
export interface RoomPlan {
  readonly id: string;
  /** Short enough to be read out over the telephone. */
  readonly code: string;
  readonly game: string;
  readonly version: number;
  readonly options: unknown;
  readonly clock: ClockRule;
  readonly commitment: string;
  /** How luck follows from the seed; 1 where it is not said, as in rooms of earlier editions. */
  readonly fairness?: Fairness;
  readonly counted?: true;
  /** The duel that this room is one run of: others play the same deal, and its seed is not shown before that is over. */
  readonly duel?: string;
  /** The room whose people play on here: none of them is left behind while they still read what came of the last game. */
  readonly follows?: string;
  /** The rooms of the games before this one on the same evening, the first one first. Rooms of earlier editions name only the last. */
  readonly evening?: readonly string[];
  readonly opened: number;
}

/** One thing that happened in a room. The steps of a room are numbered without gaps. */
export interface RoomStep {
  readonly seq: number;
  readonly at: number;
  readonly act: RoomAct;
}

export type RoomAct =
  | {
      readonly do: 'open';
      readonly plan: RoomPlan;
      readonly seats: readonly RoomSeat[];
      readonly host: Member;
      readonly listed: boolean;
    }
  /** Takes a free seat, or joins whoever has it (as a mate, or on another device); leaves any other. */
  | {
      readonly do: 'sit';
      readonly seat: Seat;
      readonly member: Member;
      readonly name: string;
      readonly mate?: true;
      /** The personal link that let them in. */
      readonly link?: LinkUse;
    }
  /** `shown`: they were shown the door. */
  | { readonly do: 'stand'; readonly seat: Seat; readonly member: Member; readonly shown?: true }
  | {
      readonly do: 'knock';
      readonly seat: Seat;
      readonly member: Member;
      readonly name: string;
    }
  /** A voice for or against a bot's playing on for somebody who is there. */
  | {
      readonly do: 'remove';
      readonly seat: Seat;
      readonly by: Seat;
      readonly wanted: boolean;
    }
  /** Turned away, or thought better of it. */
  | { readonly do: 'unknock'; readonly member: Member }
  /** The host makes a seat what they like. Whoever is shown the door may not come back at once. */
  | { readonly do: 'arrange'; readonly seat: Seat; readonly as: RoomSeat }
  | {
      readonly do: 'rename';
      readonly seat: Seat;
      readonly member: Member;
      readonly name: string;
    }
  | { readonly do: 'host'; readonly member: Member }
  | { readonly do: 'list'; readonly listed: boolean }
  | ({ readonly do: 'pledge' } & Pledge)
  /** The start is asked for, and first all that was promised. */
  | { readonly do: 'draw' }
  | { readonly do: 'part'; readonly member: Member; readonly value: string }
  /** The game cannot begin after all. */
  | { readonly do: 'undraw' }
  /** With the options as they read for the seats that play, where they read differently. */
  | { readonly do: 'start'; readonly options?: unknown }
  | { readonly do: 'entry'; readonly entry: Entry }
  | ({ readonly do: 'ballot' } & Ballot)
  | { readonly do: 'close'; readonly by: Exclude<Closing['by'], 'full'> }
  | {
      readonly do: 'say';
      readonly line: ChatLine;
      readonly member: Member;
      /** Whose name it bears, if they said it on another device than their first. */
      readonly signed?: Member;
      /** Everybody, if it is not said. */
      readonly to?: 'team';
    }
  | { readonly do: 'mute'; readonly seat: Seat; readonly muted: boolean }
  /** `game` is said where it is another one. */
  | { readonly do: 'rematch'; readonly room: string; readonly game?: string }
  /** The duel is over: the seed may be known. */
  | { readonly do: 'unseal' }
  /** Somebody left the house for good: their name and their claim go. */
  | { readonly do: 'forget'; readonly member: Member };

/** Said at the table: one of the house's phrases, or a few words of one's own. */
export type ChatLine = {
  readonly seat: Seat | null;
  readonly name: string;
} & ({ readonly phrase: string } | { readonly text: string });

/** A line of chat as the room keeps it; viewers never get to know whose it is. */
export type Said = ChatLine & {
  readonly seq: number;
  readonly by: Member;
  readonly signed?: Member;
};

/** A line for the team alone: for those who were of it when it was said. */
export type TeamSaid = Said & { readonly heard: readonly Member[] };

/** A room: a table, the people around it, and the time before and after the game. */
export interface Room {
  readonly plan: RoomPlan;
  /** Empty if the host left the house and nobody was there to follow. */
  readonly host: Member;
  readonly listed: boolean;
  readonly seats: readonly RoomSeat[];
  /** Everybody who holds a seat, in the order of their coming: the next host is the first. */
  readonly seated: readonly Member[];
  /** The last promise of each, until the game begins. */
  readonly pledges: readonly Pledge[];
  readonly drawing: Drawing | null;
  /** Null until the game has started. */
  readonly table: Table | null;
  readonly chat: readonly Said[];
  readonly teamTalk: readonly TeamSaid[];
  readonly knocks: readonly Knock[];
  /** The steps by which somebody went away from a door, the last few. */
  readonly pastKnocks: readonly number[];
  readonly spoken: readonly Spoken[];
  /** People, not seats: whoever is muted stays so on another chair. */
  readonly muted: readonly Member[];
  /** Shown the door. */
  readonly barred: readonly Member[];
  /**
   * By seat: everybody who sat there since the deal, in the order of their coming, and so has read its
   * hand. Empty before the deal.
   */
  readonly readers: readonly (readonly Member[])[];
  readonly links: readonly UsedLink[];
  /** By giver: since when their links are void, because they or somebody of their seat were shown the door. */
  readonly revoked: readonly Revoked[];
  /** Asked last, and perhaps lapsed since. */
  readonly removal: Removal | null;
  readonly pastRemovals: readonly PastRemoval[];
  readonly ballots: readonly Ballot[];
  /** From then on nothing is played, and what is hidden stays so. */
  readonly closed: Closing | null;
  /** Where the same people play on. */
  readonly successor: string | null;
  /** What they play there, where it is another game. */
  readonly successorGame?: string;
  /** Whether others still play the same deal: until they are through, the seed stays with the house. */
  readonly sealed: boolean;
  /** How many steps there were. */
  readonly length: number;
  /** How many of them were neither the game's nor talk or knocks, of which the oldest are not kept. */
  readonly asides: number;
  /** How many of these each person has caused. */
  readonly asidesOf: Readonly<Record<Member, number>>;
  readonly touched: number;
}

export const ROOM_LIMITS = {
  name: 24,
  text: 120,
  chat: 50,
  /** How many share a seat, and how many more may wait for it. */
  members: 8,
  /** How many lines one person may say in a minute. A knock counts for several. */
  lines: 20,
  pastKnocks: 50,
  /** So long the start waits for what devices promised, in milliseconds. */
  drawing: 5_000,
  /** Of these, 20,000 are the game's own. Talk and knocks have a space of their own, from which the oldest go. */
  steps: 25_000,
  /** What may be arranged in a room, by everybody together and by one person. */
  asides: 4_000,
  asidesEach: 300,
} as const;

export const PHRASES = [
  'hello',
  'well-played',
  'oops',
  'think',
  'your-turn',
  'thanks',
  'brb',
  'again',
] as const;
export type Phrase = (typeof PHRASES)[number];
