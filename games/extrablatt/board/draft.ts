import type { Seat } from '@late/kernel';
import * as v from 'valibot';
import {
  adTextsLeft,
  type Cell,
  type Headline,
  lastDuel,
  loserOf,
  lowest,
  type Paper,
  type PhotoNumber,
  photosFor,
  SECTIONS,
  type Section,
  type Shape,
  shapesLeft,
  type View,
  withoutDuck,
} from '../rules/index.ts';

/** A card on its way into a paper: first its shape is chosen, then where it lies. */
export interface CardDraft {
  readonly shape: Shape | null;
  readonly corner: Cell | null;
}

/** What a player has half chosen. */
export type Draft =
  | ({
      readonly for: 'dispatch';
      readonly fax: number;
      readonly headline: Headline;
      /** The photo that was chosen, if it can be one. */
      readonly photo?: PhotoNumber;
    } & CardDraft)
  | {
      readonly for: 'motor';
      readonly fax: number;
      readonly rival: Seat | null;
      readonly section: Section | null;
    }
  | { readonly for: 'cheque'; readonly cheque: number }
  | ({ readonly for: 'ad'; readonly text: number } & CardDraft)
  | { readonly for: 'duck'; readonly article: number };

const shape = v.nullable(v.strictObject({ width: v.number(), height: v.number() }));
const corner = v.nullable(v.strictObject({ column: v.number(), row: v.number() }));

const draftSchema = v.variant('for', [
  v.strictObject({
    for: v.literal('dispatch'),
    fax: v.number(),
    headline: v.number(),
    photo: v.exactOptional(v.picklist([1, 2])),
    shape,
    corner,
  }),
  v.strictObject({
    for: v.literal('motor'),
    fax: v.number(),
    rival: v.nullable(v.number()),
    section: v.nullable(v.picklist(SECTIONS)),
  }),
  v.strictObject({ for: v.literal('cheque'), cheque: v.number() }),
  v.strictObject({ for: v.literal('ad'), text: v.number(), shape, corner }),
  v.strictObject({ for: v.literal('duck'), article: v.number() }),
]);

/** The stored draft, if it is still something that this seat could be about to do. */
function readDraft(stored: unknown, view: View, me: Seat): Draft | null {
  const parsed = v.safeParse(draftSchema, stored);
  if (!parsed.success) return null;
  const draft: Draft = parsed.output;
  return isCurrent(draft, view, me) ? draft : null;
}

/** Storage may be old or forged: a draft belongs to a phase and to what lies on the table. */
function isCurrent(draft: Draft, view: View, me: Seat): boolean {
  const { at } = view.phase;
  const acts = at === 'act' || at === 'extra';
  switch (draft.for) {
    case 'dispatch': {
      const due = acts || at === 'remove';
      if (!due || lowest(view.plan, draft.fax) !== draft.headline) return false;
      const { headline, photo } = draft;
      const isThere = photo === undefined || photosFor(view.photos, headline).includes(photo);
      return isThere && hasCard(view, me, draft);
    }
    case 'motor':
      return acts && lowest(view.plan, draft.fax) === 'motor';
    case 'cheque':
      return at === 'cheques' && Boolean(view.cheques[me]?.includes(draft.cheque));
    case 'ad':
      return at === 'ad' && adTextsLeft(view).includes(draft.text) && hasCard(view, me, draft);
    case 'duck': {
      if (at !== 'duck') return false;
      const duel = lastDuel(view);
      const open = withoutDuck(view.papers[loserOf(duel)] as Paper, duel.section as Section);
      return open.includes(draft.article);
    }
  }
}

function hasCard({ papers }: View, me: Seat, { shape: chosen, corner: at }: CardDraft): boolean {
  if (!chosen) return at === null;
  return shapesLeft(papers[me] as Paper).some(
    ({ width, height }) => width === chosen.width && height === chosen.height,
  );
}

/** The stored draft, or the one that a phase begins with. */
export function draftFor(stored: unknown, view: View, me: Seat): Draft | null {
  const kept = readDraft(stored, view, me);
  if (kept || view.phase.at !== 'ad') return kept;
  const [text = 0] = adTextsLeft(view);
  return { for: 'ad', text, shape: null, corner: null };
}
