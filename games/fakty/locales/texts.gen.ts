// Written by `npm run texts`; do not change it by hand.

type Plain = Record<never, never>;

/** Every key, with what goes into its sentence. */
export type Texts = {
  'fakty.colour.subject': Plain;
  'fakty.colour.predicate': Plain;
  'fakty.colour.object': Plain;
  'fakty.face.hot-topic': Plain;
  'fakty.face.leak': Plain;
  'fakty.face.bear': Plain;
  'fakty.face.contradiction': Plain;
  'fakty.face.bug': Plain;
  'fakty.face.eye': Plain;
  'fakty.does.hot-topic': Plain;
  'fakty.does.leak': Plain;
  'fakty.does.bear': Plain;
  'fakty.does.contradiction': Plain;
  'fakty.does.bug': Plain;
  'fakty.does.eye': Plain;
  'fakty.does-hot.hot-topic': Plain;
  'fakty.does-hot.leak': Plain;
  'fakty.does-hot.bear': Plain;
  'fakty.does-hot.contradiction': Plain;
  'fakty.does-hot.bug': Plain;
  'fakty.does-hot.eye': Plain;
  'fakty.options.variant': Plain;
  'fakty.options.exclusive': Plain;
  'fakty.options.exclusive-hint': Plain;
  'fakty.options.hot': Plain;
  'fakty.options.hot-hint': Plain;
  'fakty.options.deck': Plain;
  'fakty.options.grammar': Plain;
  'fakty.options.checked': Plain;
  'fakty.options.checked-hint': Plain;
  'fakty.options.table': Plain;
  'fakty.options.table-hint': Plain;
  'fakty.options.must-lay': Plain;
  'fakty.options.must-lay-hint': Plain;
  'fakty.options.start': Plain;
  'fakty.options.start-random': Plain;
  'fakty.subject.sg': { predicate: string | number; tile: string | number };
  'fakty.subject.pl': { predicate: string | number; tile: string | number };
  'fakty.subject.m': { predicate: string | number; tile: string | number };
  'fakty.subject.f': { predicate: string | number; tile: string | number };
  'fakty.subject.n': { predicate: string | number; tile: string | number };
  'fakty.subject.virile': { predicate: string | number; tile: string | number };
  'fakty.subject.nonvirile': { predicate: string | number; tile: string | number };
  'fakty.object.acc': { predicate: string | number; tile: string | number };
  'fakty.object.gen': { predicate: string | number; tile: string | number };
  'fakty.object.ins': { predicate: string | number; tile: string | number };
  'fakty.object.noun': { predicate: string | number; tile: string | number };
  'fakty.object.ing': { predicate: string | number; tile: string | number };
  'fakty.object.dat': { predicate: string | number; tile: string | number };
  'fakty.object.dir': { predicate: string | number; tile: string | number };
  'fakty.object.de': { predicate: string | number; tile: string | number };
  'fakty.object.inf': { predicate: string | number; tile: string | number };
  'fakty.no-title': Plain;
  'fakty.field-taken': { tile: string | number; title: string | number };
  'fakty.not-in-hand': Plain;
  'fakty.not-in-pool': Plain;
  'fakty.not-on-board': Plain;
  'fakty.protected': Plain;
  'fakty.own-board': Plain;
  'fakty.bug-whom': Plain;
  'fakty.bug-empty': Plain;
  'fakty.swap-boards': Plain;
  'fakty.stack-empty': Plain;
  'fakty.pass-draw': Plain;
  'fakty.pass-lay': Plain;
  'fakty.vote-tied': Plain;
  'fakty.vote-own': Plain;
  'fakty.vote-closed': Plain;
  'fakty.now.opening': Plain;
  'fakty.now.roll': Plain;
  'fakty.now.hot-topic': Plain;
  'fakty.now.leak': Plain;
  'fakty.now.bear': Plain;
  'fakty.now.contradiction': Plain;
  'fakty.now.bug': Plain;
  'fakty.now.taken': Plain;
  'fakty.now.second': Plain;
  'fakty.now.vote': Plain;
  'fakty.now.over': Plain;
  'fakty.now.draw': Plain;
  'fakty.now.discard': Plain;
  'fakty.now.two': Plain;
  'fakty.now.place': Plain;
  'fakty.now.hot-bear': Plain;
  'fakty.now.scrap': Plain;
  'fakty.now.move': Plain;
  'fakty.bang-die': Plain;
  'fakty.bang-extra': Plain;
  'fakty.bang-first': Plain;
  'fakty.bang-once': Plain;
  'fakty.move-elsewhere': Plain;
  'fakty.scrap-closed': Plain;
  'fakty.not-drawn': Plain;
  'fakty.must-lay': Plain;
  'fakty.must-lay-hot': Plain;
  'fakty.start': { seat: string | number };
  'fakty.event.started': { name: string | number };
  'fakty.event.laid': { name: string | number; text: string | number; title: string | number };
  'fakty.event.rolled.hot-topic': { name: string | number };
  'fakty.event.rolled.leak': { name: string | number };
  'fakty.event.rolled.bear': { name: string | number };
  'fakty.event.rolled.contradiction': { name: string | number };
  'fakty.event.rolled.bug': { name: string | number };
  'fakty.event.rolled.eye': { name: string | number };
  'fakty.event.impossible.pool': Plain;
  'fakty.event.impossible.boards': Plain;
  'fakty.event.impossible.swap': Plain;
  'fakty.event.impossible.hands': Plain;
  'fakty.event.impossible.stack': Plain;
  'fakty.event.impossible.board': Plain;
  'fakty.event.impossible.closed': Plain;
  'fakty.event.impossible.move': Plain;
  'fakty.event.took.hot-topic': { name: string | number; text: string | number };
  'fakty.event.took.leak': { from: string | number; name: string | number; text: string | number };
  'fakty.event.took.bug': { from: string | number; name: string | number };
  'fakty.event.took.bug-seen': { from: string | number; name: string | number; text: string | number };
  'fakty.event.took.eye': { name: string | number };
  'fakty.event.took.eye-seen': { name: string | number; text: string | number };
  'fakty.event.turned-up': { name: string | number; text: string | number };
  'fakty.event.refilled': { text: string | number };
  'fakty.event.kept': { name: string | number };
  'fakty.event.removed.board': { from: string | number; name: string | number; text: string | number };
  'fakty.event.removed.page': { name: string | number; text: string | number; title: string | number };
  'fakty.event.swapped': { first: string | number; name: string | number; one: string | number; other: string | number; second: string | number };
  'fakty.event.drew': { count: number; name: string | number };
  'fakty.event.passed': { name: string | number };
  'fakty.event.discarded': { name: string | number; text: string | number };
  'fakty.event.moved': { from: string | number; name: string | number; text: string | number; to: string | number };
  'fakty.event.scrapped': { name: string | number; text: string | number };
  'fakty.event.closed': { count: number; name: string | number; text: string | number };
  'fakty.event.issue': { count: number; name: string | number };
  'fakty.event.stuck': { text: string | number };
  'fakty.event.restocked': { count: number };
  'fakty.event.eye': { name: string | number };
  'fakty.event.extra-turn': { name: string | number };
  'fakty.event.vote-called.first': { tied: string | number; voters: string | number };
  'fakty.event.vote-called.again': { tied: string | number };
  'fakty.event.voted': { name: string | number };
  'fakty.event.vote': { name: string | number; text: string | number };
  'fakty.event.over.won': { count: number; names: string | number };
  'fakty.event.over.shared': { count: number; names: string | number };
  'fakty.board.page': Plain;
  'fakty.board.page-of': { name: string | number };
  'fakty.board.field': { colour: string | number; text: string | number; title: string | number };
  'fakty.board.field-free': { colour: string | number; title: string | number };
  'fakty.board.tile': { colour: string | number; text: string | number };
  'fakty.board.closed': Plain;
  'fakty.board.possible': Plain;
  'fakty.board.lands': { text: string | number };
  'fakty.board.plus': { count: string | number };
  'fakty.board.hand': Plain;
  'fakty.board.pool': Plain;
  'fakty.board.hand-count': { count: string | number };
  'fakty.board.pool-count': { count: string | number };
  'fakty.board.hands': Plain;
  'fakty.board.drawn': Plain;
  'fakty.board.in-hand': { count: number };
  'fakty.board.others-drawn': { count: number };
  'fakty.board.nothing-drawn': Plain;
  'fakty.board.empty-hand': Plain;
  'fakty.board.empty-pool': Plain;
  'fakty.board.stack': { count: string | number };
  'fakty.board.discards': { count: string | number };
  'fakty.board.no-discards': Plain;
  'fakty.board.turn': Plain;
  'fakty.board.waits': Plain;
  'fakty.board.turn-of': { name: string | number };
  'fakty.board.votes-of': { names: string | number };
  'fakty.board.roll-for': { name: string | number };
  'fakty.board.draw-for': { name: string | number };
  'fakty.board.hold-first': Plain;
  'fakty.board.pick-title': Plain;
  'fakty.board.nowhere': Plain;
  'fakty.board.pick-other': Plain;
  'fakty.board.die-legend': Plain;
  'fakty.board.pick-landing': { name: string | number; text: string | number };
  'fakty.board.swap-ready': Plain;
  'fakty.board.no-swap': Plain;
  'fakty.board.no-landing': Plain;
  'fakty.board.act.roll': Plain;
  'fakty.board.act.draw': Plain;
  'fakty.board.act.draw-three': Plain;
  'fakty.board.act.keep': Plain;
  'fakty.board.act.pass': Plain;
  'fakty.board.act.lay': Plain;
  'fakty.board.act.take': Plain;
  'fakty.board.act.remove': Plain;
  'fakty.board.act.swap': Plain;
  'fakty.board.act.bug': Plain;
  'fakty.board.act.discard': Plain;
  'fakty.board.act.move': Plain;
  'fakty.board.act.scrap': Plain;
  'fakty.board.act.vote': Plain;
  'fakty.board.stop-press': Plain;
  'fakty.board.voice': Plain;
  'fakty.board.front-page': Plain;
  'fakty.board.paper-name': Plain;
  'fakty.board.paper-usual': Plain;
  'fakty.board.save-picture': Plain;
  'fakty.board.print': Plain;
  'fakty.board.page-won': { names: string | number };
  'fakty.board.page-shared': { names: string | number };
  'fakty.board.late-edition': Plain;
  'fakty.board.by': { name: string | number };
  'fakty.heading.exclusive': Plain;
  'fakty.heading.hot': Plain;
};

/** The paragraphs of the rulebook. */
export type Anchor =
  | 'aim'
  | 'tiles'
  | 'titles'
  | 'grammar'
  | 'stack'
  | 'setup'
  | 'turn'
  | 'die'
  | 'second'
  | 'protected'
  | 'end'
  | 'score'
  | 'tie'
  | 'hot'
  | 'hot-turn'
  | 'bang'
  | 'hot-score'
  | 'hot-die'
  | 'hot-end'
  | 'must-lay'
  | 'table'
  | 'teams';
