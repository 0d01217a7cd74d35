type Plain = Record<never, never>;

/** What the kit itself says. Whoever shows the kit has these texts. */
export type KitTexts = {
  'part.adjective': Plain;
  'part.adverb': Plain;
  'part.conjunction': Plain;
  'part.interjection': Plain;
  'part.noun': Plain;
  'part.numeral': Plain;
  'part.particle': Plain;
  'part.preposition': Plain;
  'part.pronoun': Plain;
  'part.verb': Plain;
  'seat.away': Plain;
  'seat.here': Plain;
  'seat.stand-in': Plain;
  'ui.close': Plain;
  'ui.days-left': { count: number };
  'ui.gained': { count: number };
  'ui.news': Plain;
  'ui.players': Plain;
  'ui.side': Plain;
  'ui.since-turn': Plain;
  'ui.time-left': Plain;
  'ui.why': Plain;
  'words.ask': { word: string };
  'words.ask-by': { name: string; word: string };
  'words.no': Plain;
  'words.no-by': { name: string };
  'words.question': { name: string; word: string };
  'words.question-own': { word: string };
  'words.reading': { base: string; part: string };
  'words.refused': Plain;
  'words.vote': Plain;
  'words.voters': { names: string };
  'words.yes': Plain;
  'words.yes-by': { name: string };
};
