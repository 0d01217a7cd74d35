// Written by `npm run texts`; do not change it by hand.

type Plain = Record<never, never>;

/** Every key, with what goes into its sentence. */
export type Texts = {
  'pig.state.rolls': Plain;
  'pig.state.waits': Plain;
  'pig.turn-of': { name: string | number };
  'pig.last-turn-of': { name: string | number };
  'pig.at-stake': Plain;
  'pig.kept': Plain;
  'pig.roll': Plain;
  'pig.hold': Plain;
  'pig.waiting': { name: string | number };
  'pig.options.goal': Plain;
  'pig.event.rolled': { die: string | number; name: string | number; points: string | number };
  'pig.event.lost': { name: string | number; points: string | number };
  'pig.event.held': { count: number; name: string | number; score: string | number };
  'pig.event.won': { name: string | number; score: string | number };
  'pig.event.you.rolled': { die: string | number; points: string | number };
  'pig.event.you.lost': { points: string | number };
  'pig.event.you.held': { count: number; score: string | number };
  'pig.event.you.won': { score: string | number };
  'pig.nothing-to-hold': Plain;
  'pig.heading.to-100': Plain;
  'pig.heading.to-50': Plain;
  'pig.heading.to-20': Plain;
};

/** The paragraphs of the rulebook. */
export type Anchor =
  | 'aim'
  | 'roll'
  | 'one'
  | 'hold'
  | 'end';
