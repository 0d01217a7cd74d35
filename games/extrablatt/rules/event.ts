import type { Seat } from '@late/kernel';
import type { Challenge } from './cheques.ts';
import type { Circulation, DuelKind } from './clock.ts';
import type { FaxCard, StackName } from './fax.ts';
import type { Place } from './page.ts';
import type { PhotoNumber } from './photos.ts';
import type { Headline, Section } from './sections.ts';

export type Event =
  | { readonly type: 'began'; readonly seat: Seat; readonly hour: number }
  /** A token buys the action that follows. */
  | { readonly type: 'spent'; readonly seat: Seat }
  | {
      readonly type: 'wrote';
      readonly seat: Seat;
      readonly headline: Headline;
      readonly photo: PhotoNumber | null;
      readonly place: Place;
      readonly circulation: Circulation;
    }
  | { readonly type: 'removed'; readonly seat: Seat; readonly headline: Headline }
  /** A motor without a duel. */
  | { readonly type: 'took'; readonly seat: Seat }
  | { readonly type: 'challenged'; readonly challenge: Challenge }
  | { readonly type: 'chose'; readonly seat: Seat }
  /** For the two alone: what the first gave, and what the second gave. */
  | {
      readonly type: 'exchanged';
      readonly seats: readonly [Seat, Seat];
      readonly cheques: readonly [number, number];
    }
  | {
      readonly type: 'won';
      readonly kind: DuelKind;
      readonly seat: Seat;
      readonly loser: Seat;
      readonly tokens: number;
    }
  | {
      readonly type: 'advertised';
      readonly seat: Seat;
      readonly loser: Seat;
      readonly place: Place;
      readonly text: number;
    }
  | { readonly type: 'no-ad'; readonly seat: Seat; readonly why: 'declined' | 'no-room' }
  | {
      readonly type: 'ducked';
      readonly seat: Seat;
      readonly loser: Seat;
      readonly headline: Headline;
      readonly photo: PhotoNumber | null;
    }
  /** The loser of a duel about a duck has nothing to put it on. */
  | {
      readonly type: 'no-duck';
      readonly seat: Seat;
      readonly loser: Seat;
      readonly section: Section;
    }
  | {
      readonly type: 'refilled';
      readonly fax: number;
      readonly stack: StackName;
      readonly cards: readonly FaxCard[];
    }
  | { readonly type: 'struck'; readonly hour: number }
  | {
      readonly type: 'over';
      readonly scores: readonly number[];
      readonly winners: readonly Seat[];
    };
