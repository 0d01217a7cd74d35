import type { Seat, Viewer } from '@late/kernel';
import type { Attempt, Draw, End, LaidWord } from './state.ts';
import type { Token } from './tokens.ts';

export type Event =
  /** Everybody still in the draw for who starts takes a token; several rounds if letters are equal. */
  | { readonly type: 'drew-for-start'; readonly draws: readonly Draw[] }
  | { readonly type: 'started'; readonly seat: Seat; readonly token: Token }
  /** Only the seat itself is told which. */
  | {
      readonly type: 'drawn';
      readonly seat: Seat;
      readonly count: number;
      readonly tokens: readonly Token[] | null;
    }
  /** `stands` is false while the word can be challenged. */
  | { readonly type: 'laid'; readonly word: LaidWord; readonly stands: boolean }
  | { readonly type: 'stood'; readonly word: LaidWord }
  | {
      readonly type: 'tried';
      readonly seat: Seat;
      readonly attempt: Attempt;
      /** How many tries are left in this turn; null where they are free. */
      readonly left: number | null;
    }
  /** The dictionary's answer to a challenge; null: the word counts. */
  | {
      readonly type: 'challenged';
      readonly seat: Seat;
      readonly word: LaidWord;
      readonly reason: Attempt['reason'] | null;
      /** Whether it counts because the table has admitted it. */
      readonly isTableWord: boolean;
    }
  | { readonly type: 'let-stand'; readonly seat: Seat }
  /** A turn that is lost for a doubt in vain. */
  | { readonly type: 'sat-out'; readonly seat: Seat }
  /** May this word count at the table? */
  | { readonly type: 'asked'; readonly seat: Seat; readonly word: string }
  | { readonly type: 'voted'; readonly seat: Seat; readonly yes: boolean }
  /** The vote is over. */
  | { readonly type: 'decided'; readonly word: string; readonly admitted: boolean }
  | { readonly type: 'exchanged'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'passed'; readonly seat: Seat }
  | {
      readonly type: 'over';
      readonly end: End;
      readonly scores: readonly number[];
      readonly winners: readonly Seat[];
    };

/** Each kind is listed, so that a new one is seen by nobody until somebody has thought about it. */
export function redact(event: Event, viewer: Viewer): Event | null {
  switch (event.type) {
    case 'drawn':
      return viewer === event.seat ? event : { ...event, tokens: null };
    case 'drew-for-start':
    case 'started':
    case 'laid':
    case 'stood':
    case 'tried':
    case 'challenged':
    case 'let-stand':
    case 'sat-out':
    case 'asked':
    case 'voted':
    case 'decided':
    case 'exchanged':
    case 'passed':
    case 'over':
      return event;
  }
}
