type Plain = Record<never, never>;

/** What the kit itself says. Whoever shows the kit has these texts. */
export type KitTexts = {
  'seat.away': Plain;
  'seat.here': Plain;
  'seat.stand-in': Plain;
  'ui.close': Plain;
  'ui.days-left': { count: number };
  'ui.players': Plain;
  'ui.time-left': Plain;
  'ui.why': Plain;
};
