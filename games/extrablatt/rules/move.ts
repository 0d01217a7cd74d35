import type { Schema, Seat } from '@late/kernel';
import * as v from 'valibot';
import { CARDS_EACH, LONGEST } from './cards.ts';
import { HIGHEST_CHEQUE, LOWEST_CHEQUE } from './cheques.ts';
import { FAX_COLUMNS } from './fax.ts';
import { SEATS } from './options.ts';
import { COLUMNS, type Place, ROWS } from './page.ts';
import { AD_TEXTS } from './paper.ts';
import type { PhotoNumber } from './photos.ts';
import { SECTIONS, type Section } from './sections.ts';

export type Move =
  /** Take the lowest dispatch of a fax column and lay a card for it; a second copy makes a photo. */
  | {
      readonly do: 'write';
      readonly fax: number;
      readonly place: Place;
      /** Which of the section's photos; if it is not said, the first that is left. */
      readonly photo?: PhotoNumber;
    }
  | { readonly do: 'remove'; readonly fax: number }
  /** The rival is left out only where no duel is possible, the section where no duck is at stake. */
  | {
      readonly do: 'motor';
      readonly fax: number;
      readonly rival?: Seat;
      readonly section?: Section;
    }
  | { readonly do: 'cheque'; readonly cheque: number }
  | { readonly do: 'ad'; readonly place: Place; readonly text: number }
  /** Which article of the loser's paper. */
  | { readonly do: 'duck'; readonly article: number }
  | { readonly do: 'refill'; readonly stack: 'normal' | 'tempo' }
  /** No second removal, no Extra action, no ad. */
  | { readonly do: 'pass' };

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const fax = whole(0, FAX_COLUMNS - 1);
const place = v.strictObject({
  column: whole(0, COLUMNS - 1),
  row: whole(0, ROWS - 1),
  width: whole(1, LONGEST),
  height: whole(1, LONGEST),
});

export const moveSchema: Schema<Move> = v.variant('do', [
  v.strictObject({
    do: v.literal('write'),
    fax,
    place,
    photo: v.exactOptional(v.picklist([1, 2])),
  }),
  v.strictObject({ do: v.literal('remove'), fax }),
  v.strictObject({
    do: v.literal('motor'),
    fax,
    rival: v.exactOptional(whole(0, SEATS.max - 1)),
    section: v.exactOptional(v.picklist(SECTIONS)),
  }),
  v.strictObject({ do: v.literal('cheque'), cheque: whole(LOWEST_CHEQUE, HIGHEST_CHEQUE) }),
  v.strictObject({ do: v.literal('ad'), place, text: whole(0, AD_TEXTS - 1) }),
  v.strictObject({ do: v.literal('duck'), article: whole(0, CARDS_EACH - 1) }),
  v.strictObject({ do: v.literal('refill'), stack: v.picklist(['normal', 'tempo']) }),
  v.strictObject({ do: v.literal('pass') }),
]);
