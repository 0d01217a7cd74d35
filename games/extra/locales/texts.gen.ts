// Written by `npm run texts`; do not change it by hand.

type Plain = Record<never, never>;

/** Every key, with what goes into its sentence. */
export type Texts = {
  'extra.sheet-of': { name: string | number };
  'extra.rows': Plain;
  'extra.row': Plain;
  'extra.crosses': Plain;
  'extra.crosses-of': { boxes: string | number; count: number };
  'extra.wall': Plain;
  'extra.worth': Plain;
  'extra.next': Plain;
  'extra.row-full': Plain;
  'extra.help.title': Plain;
  'extra.help.wall': Plain;
  'extra.help.zero': Plain;
  'extra.help.factors': Plain;
  'extra.help.now': Plain;
  'extra.help.next': Plain;
  'extra.help.columns': Plain;
  'extra.help.total': Plain;
  'extra.walls.title': Plain;
  'extra.walls.ours': { rows: string | number };
  'extra.walls.mirrored': { rows: string | number };
  'extra.walls.known': Plain;
  'extra.walls.all-known': Plain;
  'extra.total': Plain;
  'extra.final': Plain;
  'extra.choose-column': { number: string | number };
  'extra.column-of': { column: string | number; count: number; number: string | number };
  'extra.column-free': { column: string | number; count: number };
  'extra.state.finished': Plain;
  'extra.state.decided': Plain;
  'extra.state.thinking': Plain;
  'extra.state.throws': Plain;
  'extra.state.ready': Plain;
  'extra.hint.any': Plain;
  'extra.hint.column': { number: string | number };
  'extra.hint.forced': { count: number; numbers: string | number };
  'extra.hint.free-throw': Plain;
  'extra.choose-fifth': Plain;
  'extra.die': { die: string | number };
  'extra.die-barred': { die: string | number };
  'extra.fifth-tag': Plain;
  'extra.choose-pairs': Plain;
  'extra.pick-fifth-first': Plain;
  'extra.pairs-missing': Plain;
  'extra.sums': { first: string | number; second: string | number };
  'extra.enter': Plain;
  'extra.throw': Plain;
  'extra.throw-first-time': Plain;
  'extra.throw-again': Plain;
  'extra.throw-of': { name: string | number };
  'extra.throw-yours': Plain;
  'extra.waiting': { names: string | number };
  'extra.dice-show': { dice: string | number };
  'extra.last-throw': Plain;
  'extra.called': { fifth: string | number; first: string | number; second: string | number };
  'extra.real.hint': { name: string | number };
  'extra.real.yours': Plain;
  'extra.real.typed': { dice: string | number };
  'extra.real.key': { die: string | number };
  'extra.real.erase': Plain;
  'extra.real.enter': Plain;
  'extra.real.missing': { count: number };
  'extra.options.sheet': Plain;
  'extra.options.schmidt': Plain;
  'extra.options.schmidt-hint': Plain;
  'extra.options.classic': Plain;
  'extra.options.classic-hint': Plain;
  'extra.options.dice': Plain;
  'extra.options.house': Plain;
  'extra.options.house-hint': Plain;
  'extra.options.table': Plain;
  'extra.options.table-hint': Plain;
  'extra.options.children': Plain;
  'extra.event.thrown': { dice: string | number; name: string | number };
  'extra.event.decided': { name: string | number };
  'extra.event.opened.crossed': { fifth: string | number; first: string | number; name: string | number; second: string | number };
  'extra.event.opened.entered': { fifth: string | number; first: string | number; name: string | number; second: string | number };
  'extra.event.opened.free': { first: string | number; name: string | number; second: string | number };
  'extra.event.lost': { row: string | number };
  'extra.event.finished': { name: string | number; score: string | number };
  'extra.event.over.done': { score: string | number };
  'extra.event.over.lost': { score: string | number };
  'extra.event.over.won': { names: string | number; score: string | number };
  'extra.event.over.shared': { names: string | number; score: string | number };
  'extra.event.you.thrown': { dice: string | number };
  'extra.event.you.decided': Plain;
  'extra.event.you.opened.crossed': { fifth: string | number; first: string | number; second: string | number };
  'extra.event.you.opened.entered': { fifth: string | number; first: string | number; second: string | number };
  'extra.event.you.opened.free': { first: string | number; second: string | number };
  'extra.event.you.finished': { score: string | number };
  'extra.event.you.over.won': { score: string | number };
  'extra.event.you.over.shared': { names: string | number; score: string | number };
  'extra.coach.same-throws': Plain;
  'extra.coach.advice': { fifth: string | number; first: string | number; second: string | number };
  'extra.coach.better': { count: number; fifth: string | number; first: string | number; second: string | number };
  'extra.coach.goes-on': { count: number; fifth: string | number; first: string | number; second: string | number };
  'extra.coach.ends': { count: number; fifth: string | number; first: string | number; second: string | number };
  'extra.coach.place': { column: string | number; count: number; fifth: string | number; first: string | number; second: string | number };
  'extra.coach.number': { count: number; fifth: string | number; first: string | number; second: string | number };
  'extra.coach.spares': { count: number; fifth: string | number; first: string | number; left: string | number; number: string | number; second: string | number };
  'extra.coach.lost': { count: number; first: string | number; row: string | number; second: string | number };
  'extra.coach.unopened': { count: number; first: string | number; row: string | number; second: string | number; wall: string | number };
  'extra.coach.begins': { count: number; first: string | number; row: string | number; second: string | number };
  'extra.coach.nearer': { count: number; first: string | number; left: string | number; row: string | number; second: string | number };
  'extra.coach.cleared': { count: number; first: string | number; row: string | number; second: string | number };
  'extra.coach.raised': { count: number; first: string | number; points: string | number; row: string | number; second: string | number };
  'extra.decide-first': Plain;
  'extra.house-dice': Plain;
  'extra.type-dice': Plain;
  'extra.throw-first': Plain;
  'extra.dice': { dice: string | number };
  'extra.fifth': { count: number; fifth: string | number; numbers: string | number };
  'extra.no-column': { fifth: string | number };
  'extra.column': { fifth: string | number };
  'extra.column-taken': { column: string | number; number: string | number };
  'extra.children': { seat: string | number };
  'extra.own-dice': Plain;
  'extra.heading.schmidt-house': Plain;
  'extra.heading.schmidt-table': Plain;
  'extra.heading.classic-house': Plain;
  'extra.heading.classic-table': Plain;
  'extra.heading.schmidt-house-child': Plain;
  'extra.heading.schmidt-table-child': Plain;
  'extra.heading.classic-house-child': Plain;
  'extra.heading.classic-table-child': Plain;
  'extra.page.deck': { count: number };
  'extra.page.tie': Plain;
  'extra.page.flood': Plain;
  'extra.page.nothing': Plain;
  'extra.page.close': { count: number };
  'extra.page.jackpot': { count: number; row: string | number };
  'extra.page.rich': { count: number; row: string | number };
  'extra.page.modest': { count: number; row: string | number };
  'extra.page.wall': { count: number };
  'extra.page.no-wall': Plain;
  'extra.page.mason': { name: string | number };
  'extra.page.number': { count: number; number: string | number };
  'extra.page.sheet': { name: string | number };
  'extra.page.untouched': { count: number };
  'extra.page.caption': { name: string | number };
  'extra.page.caption-alone': Plain;
  'extra.lesson.sheet': Plain;
  'extra.lesson.throw': Plain;
  'extra.lesson.split': Plain;
  'extra.lesson.extras': Plain;
  'extra.lesson.again': Plain;
  'extra.lesson.walls': Plain;
  'extra.lesson.throw-on': Plain;
  'extra.lesson.spare': Plain;
  'extra.lesson.end': Plain;
};

/** The paragraphs of the rulebook. */
export type Anchor =
  | 'aim'
  | 'sheet'
  | 'throw'
  | 'split'
  | 'extra-numbers'
  | 'forced'
  | 'free-throw'
  | 'full-row'
  | 'finish'
  | 'score'
  | 'solo'
  | 'children'
  | 'real-dice'
  | 'classic'
  | 'rulings'
  | 'tips';
