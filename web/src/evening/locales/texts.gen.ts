// Written by `npm run texts`; do not change it by hand.

type Plain = Record<never, never>;

/** Every key, with what goes into its sentence. */
export type Texts = {
  'evening.after': { count: number };
  'evening.place': Plain;
  'evening.player': Plain;
  'evening.points': Plain;
  'evening.won': Plain;
  'evening.played': Plain;
  'evening.you': Plain;
  'evening.bot': Plain;
  'evening.gone': Plain;
  'evening.somebody': Plain;
  'evening.some-game': Plain;
  'evening.rule': Plain;
  'evening.games': Plain;
  'evening.made': { count: number; name: string | number; score: string | number };
  'evening.is-waiting': Plain;
  'evening.is-playing': Plain;
  'evening.is-closed': Plain;
  'evening.is-unread': Plain;
  'evening.lost': { count: number };
  'evening.missing': Plain;
  'evening.share': Plain;
  'evening.copied': Plain;
  'evening.not-copied': Plain;
  'evening.asked': Plain;
  'evening.propose': Plain;
  'evening.standing': { count: number };
};
