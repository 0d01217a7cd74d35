// Written by `npm run texts`; do not change it by hand.

type Plain = Record<never, never>;

/** A text that stands by itself, and so can be put into another. */
type Name = { [Key in keyof Texts]: keyof Texts[Key] extends never ? Key : never }[keyof Texts];

/** Every key, with what goes into its sentence. */
export type Texts = {
  'extrablatt.section.politics': Plain;
  'extrablatt.section.business': Plain;
  'extrablatt.section.sport': Plain;
  'extrablatt.section.culture': Plain;
  'extrablatt.section.local': Plain;
  'extrablatt.section.miscellany': Plain;
  'extrablatt.stack.start': Plain;
  'extrablatt.stack.normal': Plain;
  'extrablatt.stack.tempo': Plain;
  'extrablatt.sector.yellow': Plain;
  'extrablatt.sector.blue': Plain;
  'extrablatt.sector.red': Plain;
  'extrablatt.step.zone': Plain;
  'extrablatt.step.out': Plain;
  'extrablatt.step.sections': Plain;
  'extrablatt.step.headlines': Plain;
  'extrablatt.step.articles': Plain;
  'extrablatt.now.act': Plain;
  'extrablatt.now.remove': Plain;
  'extrablatt.now.refill': Plain;
  'extrablatt.now.cheques': Plain;
  'extrablatt.now.ad': Plain;
  'extrablatt.now.duck': Plain;
  'extrablatt.now.extra': Plain;
  'extrablatt.now.over': Plain;
  'extrablatt.cheque': { cheque: string | number };
  'extrablatt.empty-column': { column: string | number };
  'extrablatt.motor-no-story': Plain;
  'extrablatt.motor-stays': Plain;
  'extrablatt.no-motor': Plain;
  'extrablatt.third': Plain;
  'extrablatt.no-photo': Plain;
  'extrablatt.apart': Plain;
  'extrablatt.no-card': { height: string | number; width: string | number };
  'extrablatt.off-page': Plain;
  'extrablatt.logo': Plain;
  'extrablatt.astride': Plain;
  'extrablatt.covered': Plain;
  'extrablatt.rival': Plain;
  'extrablatt.self': Plain;
  'extrablatt.no-rival': { seat: string | number };
  'extrablatt.no-duel': Plain;
  'extrablatt.name-section': Plain;
  'extrablatt.not-shared': Plain;
  'extrablatt.ad-section': Plain;
  'extrablatt.ad-size': { cells: string | number; most: string | number };
  'extrablatt.ad-zone': Plain;
  'extrablatt.ad-used': Plain;
  'extrablatt.no-article': Plain;
  'extrablatt.duck-section': Plain;
  'extrablatt.duck-twice': Plain;
  'extrablatt.event.began': { name: string | number };
  'extrablatt.event.struck': { hour: string | number };
  'extrablatt.event.sector.blue': Plain;
  'extrablatt.event.sector.red': Plain;
  'extrablatt.event.ducks': Plain;
  'extrablatt.event.spent': { name: string | number };
  'extrablatt.event.wrote': { copies: string | number; count: number; headline: Name; name: string | number; section: Name };
  'extrablatt.event.photo': { copies: string | number; count: number; headline: Name; name: string | number; section: Name };
  'extrablatt.event.removed': { headline: Name; name: string | number };
  'extrablatt.event.took': { name: string | number };
  'extrablatt.event.challenged.ad': { name: string | number; rival: string | number };
  'extrablatt.event.challenged.duck': { name: string | number; rival: string | number; section: Name };
  'extrablatt.event.chose': { name: string | number };
  'extrablatt.event.exchanged': { first: string | number; name: string | number; rival: string | number; second: string | number };
  'extrablatt.event.won': { name: string | number; rival: string | number };
  'extrablatt.event.won-tokens': { count: number; name: string | number; rival: string | number };
  'extrablatt.event.advertised': { ad: Name; count: number; name: string | number; rival: string | number };
  'extrablatt.event.no-ad.declined': { name: string | number };
  'extrablatt.event.no-ad.no-room': { name: string | number };
  'extrablatt.event.ducked': { headline: Name; name: string | number; rival: string | number };
  'extrablatt.event.refilled.start': { column: string | number; count: number };
  'extrablatt.event.refilled.normal': { column: string | number; count: number };
  'extrablatt.event.refilled.tempo': { column: string | number; count: number };
  'extrablatt.event.over.won': { copies: string | number; names: string | number };
  'extrablatt.event.over.shared': { copies: string | number; names: string | number };
  'extrablatt.headline.politics-a': Plain;
  'extrablatt.headline.politics-b': Plain;
  'extrablatt.headline.politics-c': Plain;
  'extrablatt.headline.politics-d': Plain;
  'extrablatt.headline.politics-e': Plain;
  'extrablatt.headline.business-a': Plain;
  'extrablatt.headline.business-b': Plain;
  'extrablatt.headline.business-c': Plain;
  'extrablatt.headline.business-d': Plain;
  'extrablatt.headline.business-e': Plain;
  'extrablatt.headline.sport-a': Plain;
  'extrablatt.headline.sport-b': Plain;
  'extrablatt.headline.sport-c': Plain;
  'extrablatt.headline.sport-d': Plain;
  'extrablatt.headline.sport-e': Plain;
  'extrablatt.headline.culture-a': Plain;
  'extrablatt.headline.culture-b': Plain;
  'extrablatt.headline.culture-c': Plain;
  'extrablatt.headline.culture-d': Plain;
  'extrablatt.headline.culture-e': Plain;
  'extrablatt.headline.local-a': Plain;
  'extrablatt.headline.local-b': Plain;
  'extrablatt.headline.local-c': Plain;
  'extrablatt.headline.local-d': Plain;
  'extrablatt.headline.local-e': Plain;
  'extrablatt.headline.miscellany-a': Plain;
  'extrablatt.headline.miscellany-b': Plain;
  'extrablatt.headline.miscellany-c': Plain;
  'extrablatt.headline.miscellany-d': Plain;
  'extrablatt.headline.miscellany-e': Plain;
  'extrablatt.ad.a': Plain;
  'extrablatt.ad.b': Plain;
  'extrablatt.ad.c': Plain;
  'extrablatt.ad.d': Plain;
  'extrablatt.ad.e': Plain;
  'extrablatt.ad.f': Plain;
  'extrablatt.ad.g': Plain;
  'extrablatt.ad.h': Plain;
  'extrablatt.ad.i': Plain;
  'extrablatt.ad.j': Plain;
  'extrablatt.ad.k': Plain;
  'extrablatt.ad.l': Plain;
  'extrablatt.ad.m': Plain;
  'extrablatt.ad.n': Plain;
  'extrablatt.heading.paper': Plain;
  'extrablatt.board.no-options': Plain;
  'extrablatt.board.two-players': Plain;
  'extrablatt.board.letter.politics': Plain;
  'extrablatt.board.letter.business': Plain;
  'extrablatt.board.letter.sport': Plain;
  'extrablatt.board.letter.culture': Plain;
  'extrablatt.board.letter.local': Plain;
  'extrablatt.board.letter.miscellany': Plain;
  'extrablatt.board.ad-mark': Plain;
  'extrablatt.board.masthead': { name: string | number };
  'extrablatt.board.paper-of': { name: string | number };
  'extrablatt.board.grid': Plain;
  'extrablatt.board.papers': Plain;
  'extrablatt.board.zoom': Plain;
  'extrablatt.board.cell': { column: string | number; row: string | number };
  'extrablatt.board.cell-article': { copies: string | number; headline: string | number; section: string | number };
  'extrablatt.board.cell-photo': { copies: string | number; headline: string | number; section: string | number };
  'extrablatt.board.with-duck': Plain;
  'extrablatt.board.cell-ad': { ad: string | number };
  'extrablatt.board.region.logo': Plain;
  'extrablatt.board.region.zone': Plain;
  'extrablatt.board.region.body': Plain;
  'extrablatt.board.fits': { column: string | number; row: string | number };
  'extrablatt.board.fits-touching': { column: string | number; row: string | number; sections: string | number };
  'extrablatt.board.place': { column: string | number; height: string | number; row: string | number; width: string | number };
  'extrablatt.board.at-work': Plain;
  'extrablatt.board.tokens': { count: number };
  'extrablatt.board.before-one': Plain;
  'extrablatt.board.hour': { hour: string | number };
  'extrablatt.board.worth-now': { copies: string | number };
  'extrablatt.board.duels-now.ad': { count: number };
  'extrablatt.board.duels-now.duck': { count: number };
  'extrablatt.board.cheque-down': Plain;
  'extrablatt.board.sum': { sum: string | number };
  'extrablatt.board.your-cheques': Plain;
  'extrablatt.board.fax': Plain;
  'extrablatt.board.above': Plain;
  'extrablatt.board.motor': Plain;
  'extrablatt.board.fate.photo': Plain;
  'extrablatt.board.fate.no-photo': Plain;
  'extrablatt.board.fate.third': Plain;
  'extrablatt.board.stock': Plain;
  'extrablatt.board.card': { cells: string | number; count: number; height: string | number; width: string | number };
  'extrablatt.board.card-barred': { cells: string | number; count: string | number; height: string | number; width: string | number };
  'extrablatt.board.now.act': Plain;
  'extrablatt.board.now.remove': Plain;
  'extrablatt.board.now.extra': Plain;
  'extrablatt.board.pass.remove': Plain;
  'extrablatt.board.pass.extra': Plain;
  'extrablatt.board.put-back': Plain;
  'extrablatt.board.bin': Plain;
  'extrablatt.board.print': Plain;
  'extrablatt.board.print-photo': Plain;
  'extrablatt.board.no-room': Plain;
  'extrablatt.board.worth': { copies: string | number };
  'extrablatt.board.worth-photo': { copies: string | number };
  'extrablatt.board.carries': { count: number; name: string | number };
  'extrablatt.board.turn': Plain;
  'extrablatt.board.pick-card': { count: number };
  'extrablatt.board.put-card': { count: number };
  'extrablatt.board.card-no-room': Plain;
  'extrablatt.board.duel-about.ad': Plain;
  'extrablatt.board.duel-about.duck': Plain;
  'extrablatt.board.duel-prize.ad': Plain;
  'extrablatt.board.duel-prize.duck': Plain;
  'extrablatt.board.no-duel': Plain;
  'extrablatt.board.rival': Plain;
  'extrablatt.board.section': Plain;
  'extrablatt.board.challenge': Plain;
  'extrablatt.board.take-motor': Plain;
  'extrablatt.board.against': Plain;
  'extrablatt.board.stake-ad': Plain;
  'extrablatt.board.stake-duck': { section: string | number };
  'extrablatt.board.choose-cheque': { name: string | number };
  'extrablatt.board.hand-cheque': Plain;
  'extrablatt.board.duel': Plain;
  'extrablatt.board.gave': { name: string | number };
  'extrablatt.board.wins': { name: string | number };
  'extrablatt.board.upset': Plain;
  'extrablatt.board.put-away': Plain;
  'extrablatt.board.go-on': Plain;
  'extrablatt.board.you-give': Plain;
  'extrablatt.board.ad-into': { name: string | number };
  'extrablatt.board.another-text': Plain;
  'extrablatt.board.no-ad': Plain;
  'extrablatt.board.print-ad': Plain;
  'extrablatt.board.duck-for': { name: string | number };
  'extrablatt.board.duck-in': { section: string | number };
  'extrablatt.board.duck-which': Plain;
  'extrablatt.board.cells': { count: number };
  'extrablatt.board.empty-cells': { count: number };
  'extrablatt.board.put-duck': Plain;
  'extrablatt.board.refill': { column: string | number; count: number };
  'extrablatt.board.stack-cards': { count: number };
  'extrablatt.board.stack-motors': { count: number };
  'extrablatt.board.waiting.act': { names: string | number };
  'extrablatt.board.waiting.remove': { names: string | number };
  'extrablatt.board.waiting.refill': { names: string | number };
  'extrablatt.board.waiting.extra': { names: string | number };
  'extrablatt.board.waiting.cheques': { names: string | number };
  'extrablatt.board.waiting.ad': { names: string | number };
  'extrablatt.board.waiting.duck': { names: string | number };
  'extrablatt.board.if-now': Plain;
  'extrablatt.board.count': Plain;
  'extrablatt.board.step-goes-by.zone': Plain;
  'extrablatt.board.step-goes-by.out': Plain;
  'extrablatt.board.step-goes-by.sections': Plain;
  'extrablatt.board.step-goes-by.headlines': Plain;
  'extrablatt.board.step-goes-by.articles': Plain;
  'extrablatt.board.gain': { copies: string | number; name: string | number };
  'extrablatt.board.no-gain.zone': Plain;
  'extrablatt.board.no-gain.out': Plain;
  'extrablatt.board.no-gain.sections': Plain;
  'extrablatt.board.no-gain.headlines': Plain;
  'extrablatt.board.no-gain.articles': Plain;
  'extrablatt.board.tally': Plain;
  'extrablatt.board.total': Plain;
  'extrablatt.board.count-first': Plain;
  'extrablatt.board.count-back': Plain;
  'extrablatt.board.count-play': Plain;
  'extrablatt.board.count-pause': Plain;
  'extrablatt.board.count-next': Plain;
  'extrablatt.board.count-skip': Plain;
  'extrablatt.board.newsroom': Plain;
  'extrablatt.board.stacks': Plain;
  'extrablatt.board.photos': Plain;
  'extrablatt.board.duels': Plain;
  'extrablatt.board.stake.ad': Plain;
  'extrablatt.board.stake.duck': Plain;
  'extrablatt.board.won-by': { name: string | number };
  'extrablatt.board.front-page': Plain;
  'extrablatt.board.page-won': { copies: string | number };
  'extrablatt.board.page-sold': { copies: string | number };
  'extrablatt.board.late-edition': Plain;
  'extrablatt.board.sold': { copies: string | number; name: string | number };
  'extrablatt.board.save-picture': Plain;
  'extrablatt.board.print-page': Plain;
  'extrablatt.board.whose-paper': Plain;
};

/** The paragraphs of the rulebook. */
export type Anchor =
  | 'aim'
  | 'paper'
  | 'cards'
  | 'fax'
  | 'refill'
  | 'clock'
  | 'turn'
  | 'write'
  | 'sections'
  | 'zone'
  | 'photos'
  | 'remove'
  | 'motor'
  | 'cheques'
  | 'ads'
  | 'ducks'
  | 'extra'
  | 'end'
  | 'count'
  | 'two-players'
  | 'tips';
