// Written by `npm run texts`; do not change it by hand.

type Plain = Record<never, never>;

/** A text that stands by itself, and so can be put into another. */
type Name = { [Key in keyof Texts]: keyof Texts[Key] extends never ? Key : never }[keyof Texts];

/** Every key, with what goes into its sentence. */
export type Texts = {
  'krzyzowka.options.game': Plain;
  'krzyzowka.options.common': Plain;
  'krzyzowka.options.common-hint': Plain;
  'krzyzowka.options.own': Plain;
  'krzyzowka.options.own-hint': Plain;
  'krzyzowka.options.longest': Plain;
  'krzyzowka.options.longest-hint': Plain;
  'krzyzowka.options.words': Plain;
  'krzyzowka.options.words-checked': Plain;
  'krzyzowka.options.words-checked-hint': Plain;
  'krzyzowka.options.words-challenge': Plain;
  'krzyzowka.options.words-challenge-hint': Plain;
  'krzyzowka.options.tries': Plain;
  'krzyzowka.options.tries-3': Plain;
  'krzyzowka.options.tries-1': Plain;
  'krzyzowka.options.tries-1-hint': Plain;
  'krzyzowka.options.tries-free': Plain;
  'krzyzowka.options.wrong-challenge': Plain;
  'krzyzowka.options.wrong-challenge-nothing': Plain;
  'krzyzowka.options.wrong-challenge-turn': Plain;
  'krzyzowka.options.minutes': Plain;
  'krzyzowka.options.minutes-off': Plain;
  'krzyzowka.options.minutes-count': { count: number };
  'krzyzowka.options.round-count': Plain;
  'krzyzowka.options.rounds': Plain;
  'krzyzowka.options.rounds-together': Plain;
  'krzyzowka.options.rounds-together-hint': Plain;
  'krzyzowka.options.rounds-in-turn': Plain;
  'krzyzowka.options.rounds-in-turn-hint': Plain;
  'krzyzowka.options.proper-nouns': Plain;
  'krzyzowka.options.parts-all': Plain;
  'krzyzowka.options.family': Plain;
  'krzyzowka.options.table-words': Plain;
  'krzyzowka.options.list': { list: string | number };
  'krzyzowka.stage.waiting': Plain;
  'krzyzowka.stage.ready': Plain;
  'krzyzowka.stage.laying': Plain;
  'krzyzowka.stage.agreed': Plain;
  'krzyzowka.stage.out': Plain;
  'krzyzowka.stage.handed-in': Plain;
  'krzyzowka.reason.not-listed': { word: string | number };
  'krzyzowka.reason.proper-noun': { word: string | number };
  'krzyzowka.reason.abbreviation': { word: string | number };
  'krzyzowka.reason.part-of-speech': { word: string | number };
  'krzyzowka.reason.vulgar': { word: string | number };
  'krzyzowka.reason.too-short': { word: string | number };
  'krzyzowka.reason.letter': { word: string | number };
  'krzyzowka.reason.apart': { word: string | number };
  'krzyzowka.event.order': { names: string | number };
  'krzyzowka.event.drew': { count: number; name: string | number };
  'krzyzowka.event.drew-own': { count: number; name: string | number; tiles: string | number };
  'krzyzowka.event.laid': { count: number; name: string | number; words: string | number };
  'krzyzowka.event.laid-for-now': { count: number; name: string | number; words: string | number };
  'krzyzowka.event.seven': { bonus: string | number };
  'krzyzowka.event.rejected': { most: string | number; name: string | number; tries: string | number };
  'krzyzowka.event.turn-lost': { most: string | number; name: string | number; tries: string | number };
  'krzyzowka.event.rejected-free': { name: string | number };
  'krzyzowka.event.exchanged': { count: number; name: string | number };
  'krzyzowka.event.passed': { name: string | number };
  'krzyzowka.event.skipped': { name: string | number };
  'krzyzowka.event.challenge-won': { name: string | number; owner: string | number; word: string | number };
  'krzyzowka.event.challenge-lost': { name: string | number; owner: string | number; word: string | number };
  'krzyzowka.event.accepted': { name: string | number; word: string | number };
  'krzyzowka.event.asked': { name: string | number; word: string | number };
  'krzyzowka.event.voted-yes': { name: string | number };
  'krzyzowka.event.voted-no': { name: string | number };
  'krzyzowka.event.admitted': { word: string | number };
  'krzyzowka.event.not-admitted': { word: string | number };
  'krzyzowka.event.stood': { count: number; name: string | number; word: string | number };
  'krzyzowka.event.ready': { name: string | number };
  'krzyzowka.event.round': { count: number; round: string | number };
  'krzyzowka.event.begun': { name: string | number; round: string | number };
  'krzyzowka.event.swapped': { gave: string | number; got: string | number; name: string | number };
  'krzyzowka.event.agreed': { name: string | number };
  'krzyzowka.event.withdrew': { name: string | number };
  'krzyzowka.event.handed-in': { name: string | number };
  'krzyzowka.event.done': { name: string | number };
  'krzyzowka.event.not-done': { most: string | number; name: string | number; tries: string | number };
  'krzyzowka.event.raised': { name: string | number; word: string | number };
  'krzyzowka.event.raised-in-vain': { name: string | number; word: string | number };
  'krzyzowka.event.time-up': Plain;
  'krzyzowka.event.time-up-for': { name: string | number };
  'krzyzowka.event.counted': { count: number; name: string | number; words: string | number };
  'krzyzowka.event.nothing': { name: string | number };
  'krzyzowka.event.bonus-all': { bonus: string | number; name: string | number };
  'krzyzowka.event.bonus-longest': { bonus: string | number; name: string | number };
  'krzyzowka.event.end.empty-hand': Plain;
  'krzyzowka.event.end.no-words': Plain;
  'krzyzowka.event.end.turns': Plain;
  'krzyzowka.event.end.empty-bag': Plain;
  'krzyzowka.event.end.rounds': Plain;
  'krzyzowka.event.won': { count: number; names: string | number };
  'krzyzowka.event.shared': { count: number; names: string | number };
  'krzyzowka.event.total': { count: number };
  'krzyzowka.event.you.drew': { count: number };
  'krzyzowka.event.you.drew-own': { tiles: string | number };
  'krzyzowka.event.you.laid': { count: number; words: string | number };
  'krzyzowka.event.you.laid-for-now': { count: number; words: string | number };
  'krzyzowka.event.you.rejected': { most: string | number; tries: string | number };
  'krzyzowka.event.you.rejected-free': Plain;
  'krzyzowka.event.you.turn-lost': { most: string | number; tries: string | number };
  'krzyzowka.event.you.exchanged': { count: number };
  'krzyzowka.event.you.passed': Plain;
  'krzyzowka.event.you.skipped': Plain;
  'krzyzowka.event.you.challenge-won': { owner: string | number; word: string | number };
  'krzyzowka.event.you.challenge-lost': { owner: string | number; word: string | number };
  'krzyzowka.event.at-you.challenge-won': { name: string | number; word: string | number };
  'krzyzowka.event.at-you.challenge-lost': { name: string | number; word: string | number };
  'krzyzowka.event.you.accepted': { word: string | number };
  'krzyzowka.event.you.asked': { word: string | number };
  'krzyzowka.event.you.voted-yes': Plain;
  'krzyzowka.event.you.voted-no': Plain;
  'krzyzowka.event.you.stood': { count: number; word: string | number };
  'krzyzowka.event.you.ready': Plain;
  'krzyzowka.event.you.begun': { round: string | number };
  'krzyzowka.event.you.swapped': { gave: string | number; got: string | number };
  'krzyzowka.event.you.agreed': Plain;
  'krzyzowka.event.you.withdrew': Plain;
  'krzyzowka.event.you.handed-in': Plain;
  'krzyzowka.event.you.done': Plain;
  'krzyzowka.event.you.not-done': { most: string | number; tries: string | number };
  'krzyzowka.event.you.raised': { word: string | number };
  'krzyzowka.event.you.raised-in-vain': { word: string | number };
  'krzyzowka.event.you.time-up-for': Plain;
  'krzyzowka.event.you.counted': { count: number; words: string | number };
  'krzyzowka.event.you.nothing': Plain;
  'krzyzowka.event.you.bonus-all': { bonus: string | number };
  'krzyzowka.event.you.bonus-longest': { bonus: string | number };
  'krzyzowka.event.you.won': { count: number };
  'krzyzowka.event.you.shared': { count: number; names: string | number };
  'krzyzowka.list': { list: string | number; ours: string | number };
  'krzyzowka.not-yours': { tile: string | number };
  'krzyzowka.blank': Plain;
  'krzyzowka.same-cell': Plain;
  'krzyzowka.occupied': Plain;
  'krzyzowka.not-straight': Plain;
  'krzyzowka.gap': Plain;
  'krzyzowka.not-connected': Plain;
  'krzyzowka.too-short': Plain;
  'krzyzowka.origin': Plain;
  'krzyzowka.other-game': Plain;
  'krzyzowka.not-your-turn': Plain;
  'krzyzowka.last-word': Plain;
  'krzyzowka.bag': { count: number };
  'krzyzowka.checked': Plain;
  'krzyzowka.stands': { word: string | number };
  'krzyzowka.own-word': Plain;
  'krzyzowka.accepted': Plain;
  'krzyzowka.no-table-words': Plain;
  'krzyzowka.asked-often': Plain;
  'krzyzowka.not-refused': Plain;
  'krzyzowka.no-vote': Plain;
  'krzyzowka.vote-first': Plain;
  'krzyzowka.round-runs': Plain;
  'krzyzowka.no-round': Plain;
  'krzyzowka.agreed': Plain;
  'krzyzowka.not-agreed': Plain;
  'krzyzowka.out': Plain;
  'krzyzowka.one-line': Plain;
  'krzyzowka.enough': { most: string | number };
  'krzyzowka.swapped': Plain;
  'krzyzowka.swap-laid': { tile: string | number };
  'krzyzowka.hand-in': Plain;
  'krzyzowka.not-all-laid': { count: number };
  'krzyzowka.in-pieces': Plain;
  'krzyzowka.no-tries': { most: string | number };
  'krzyzowka.five-letters': { least: string | number };
  'krzyzowka.raised-once': Plain;
  'krzyzowka.heading.common': Plain;
  'krzyzowka.heading.common-house': Plain;
  'krzyzowka.heading.own': Plain;
  'krzyzowka.heading.own-house': Plain;
  'krzyzowka.heading.longest': Plain;
  'krzyzowka.heading.longest-house': Plain;
  'krzyzowka.heading.common-terms': { tries: Name; words: Name };
  'krzyzowka.heading.own-terms': { count: number; minutes: string | number; words: Name };
  'krzyzowka.heading.own-untimed': { count: number; words: Name };
  'krzyzowka.heading.longest-terms': { count: number; minutes: string | number; words: Name };
  'krzyzowka.heading.longest-untimed': { count: number; words: Name };
  'krzyzowka.terms.tries-3': Plain;
  'krzyzowka.terms.tries-1': Plain;
  'krzyzowka.terms.tries-free': Plain;
  'krzyzowka.terms.doubts': Plain;
  'krzyzowka.terms.words-box': Plain;
  'krzyzowka.terms.words-names': Plain;
  'krzyzowka.terms.words-all': Plain;
  'krzyzowka.terms.words-both': Plain;
  'krzyzowka.board.table': Plain;
  'krzyzowka.board.own-table': Plain;
  'krzyzowka.board.place': { column: string | number; row: string | number };
  'krzyzowka.board.cell': { place: string | number; tile: string | number; words: string | number };
  'krzyzowka.board.cell-empty': { place: string | number };
  'krzyzowka.board.mark.fresh': Plain;
  'krzyzowka.board.mark.ghost': Plain;
  'krzyzowka.board.mark.last': Plain;
  'krzyzowka.board.mark.pending': Plain;
  'krzyzowka.board.mark.apart': Plain;
  'krzyzowka.board.mark.fault': Plain;
  'krzyzowka.board.tile': { count: number; letter: string | number };
  'krzyzowka.board.blank': Plain;
  'krzyzowka.board.blank-as': { letter: string | number };
  'krzyzowka.board.blank-short': Plain;
  'krzyzowka.board.blank-title': Plain;
  'krzyzowka.board.zoom-in': Plain;
  'krzyzowka.board.zoom-out': Plain;
  'krzyzowka.board.zoom-fit': Plain;
  'krzyzowka.board.zoom-last': Plain;
  'krzyzowka.board.drag': Plain;
  'krzyzowka.board.rack': { count: number };
  'krzyzowka.board.rack-empty': Plain;
  'krzyzowka.board.take-back': Plain;
  'krzyzowka.board.shuffle': Plain;
  'krzyzowka.board.sort': Plain;
  'krzyzowka.board.unseen': Plain;
  'krzyzowka.board.table-words': { words: string | number };
  'krzyzowka.board.bag': { count: number };
  'krzyzowka.board.plays': Plain;
  'krzyzowka.board.turn-alone': { turn: string | number; turns: string | number };
  'krzyzowka.board.tiles': { count: number };
  'krzyzowka.board.turn': Plain;
  'krzyzowka.board.first-turn': Plain;
  'krzyzowka.board.waiting': { name: string | number };
  'krzyzowka.board.waiting-you': Plain;
  'krzyzowka.board.tries': { count: number };
  'krzyzowka.board.points': { count: number };
  'krzyzowka.board.bonus': { bonus: string | number };
  'krzyzowka.board.lay': Plain;
  'krzyzowka.board.lay-for': { count: number };
  'krzyzowka.board.exchange': Plain;
  'krzyzowka.board.exchange-text': { count: number };
  'krzyzowka.board.exchange-now': { count: number };
  'krzyzowka.board.pass': Plain;
  'krzyzowka.board.pass-title': Plain;
  'krzyzowka.board.pass-text': Plain;
  'krzyzowka.board.pass-text-alone': Plain;
  'krzyzowka.board.open-word': Plain;
  'krzyzowka.board.open-word-text': { count: number; name: string | number; words: string | number };
  'krzyzowka.board.challenge': Plain;
  'krzyzowka.board.challenge-by': { name: string | number };
  'krzyzowka.board.accept': Plain;
  'krzyzowka.board.accept-by': { name: string | number };
  'krzyzowka.board.verdict': Plain;
  'krzyzowka.board.is-word': Plain;
  'krzyzowka.board.no-word': Plain;
  'krzyzowka.board.round': { round: string | number; rounds: string | number };
  'krzyzowka.board.outlook': { count: number };
  'krzyzowka.board.apart': { count: number };
  'krzyzowka.board.agreed': { names: string | number };
  'krzyzowka.board.done': Plain;
  'krzyzowka.board.not-done': { words: string | number };
  'krzyzowka.board.done-tries': { count: number };
  'krzyzowka.board.agree': Plain;
  'krzyzowka.board.withdraw': Plain;
  'krzyzowka.board.hand-in': Plain;
  'krzyzowka.board.swap': Plain;
  'krzyzowka.board.swap-text': Plain;
  'krzyzowka.board.swap-two': Plain;
  'krzyzowka.board.tiles-missing': Plain;
  'krzyzowka.board.swap-now': Plain;
  'krzyzowka.board.word': { caret: string | number; word: string | number };
  'krzyzowka.board.no-letters': Plain;
  'krzyzowka.board.take-out': { tile: string | number };
  'krzyzowka.board.word-worth': { count: number; word: string | number };
  'krzyzowka.board.word-hint': Plain;
  'krzyzowka.board.raise': Plain;
  'krzyzowka.board.raised-once': Plain;
  'krzyzowka.board.ready': { round: string | number };
  'krzyzowka.board.begin': { name: string | number; round: string | number };
  'krzyzowka.board.begin-alone': { round: string | number };
  'krzyzowka.board.at-work': { names: string | number };
  'krzyzowka.board.not-ready': { names: string | number };
  'krzyzowka.board.overture.own': Plain;
  'krzyzowka.board.overture.longest': Plain;
  'krzyzowka.board.overture-text.own': { count: number };
  'krzyzowka.board.overture-text.longest': { count: number };
  'krzyzowka.board.overture-alone.own': { count: number };
  'krzyzowka.board.overture-alone.longest': { count: number };
  'krzyzowka.board.review': Plain;
  'krzyzowka.board.review-title': { round: string | number };
  'krzyzowka.board.rounds': Plain;
  'krzyzowka.board.total': Plain;
  'krzyzowka.board.how.done': { name: string | number };
  'krzyzowka.board.how.raised': { name: string | number };
  'krzyzowka.board.how-you.done': Plain;
  'krzyzowka.board.how-you.raised': Plain;
  'krzyzowka.board.how.agreed': Plain;
  'krzyzowka.board.how.time': Plain;
  'krzyzowka.board.how.nobody-left': Plain;
  'krzyzowka.board.how.handed-in': Plain;
  'krzyzowka.board.nothing': Plain;
  'krzyzowka.board.bonus-all': Plain;
  'krzyzowka.board.bonus-longest': Plain;
  'krzyzowka.board.best': { count: number };
  'krzyzowka.board.best-words': { words: string | number };
  'krzyzowka.board.best-longest': { words: string | number };
  'krzyzowka.board.best-found': Plain;
  'krzyzowka.coach.shown-word': { count: number; word: string | number };
  'krzyzowka.coach.shown-exchange': { letters: string | number };
  'krzyzowka.coach.shown-pass': Plain;
  'krzyzowka.coach.advice': { count: number; word: string | number };
  'krzyzowka.coach.advice-exchange': { letters: string | number };
  'krzyzowka.coach.advice-pass': Plain;
  'krzyzowka.coach.no-word': { word: string | number };
  'krzyzowka.coach.exchange': { count: number; letters: string | number };
  'krzyzowka.coach.pass': { count: number };
  'krzyzowka.coach.missed': { count: number; points: string | number; word: string | number };
  'krzyzowka.coach.points': { count: number; less: string | number; points: string | number; word: string | number };
  'krzyzowka.coach.answers': { count: number; more: string | number; points: string | number; word: string | number };
  'krzyzowka.coach.keeps': { count: number; letters: string | number; word: string | number };
  'krzyzowka.coach.better': { count: number; word: string | number };
  'krzyzowka.coach.word': { count: number; points: string | number; word: string | number };
  'krzyzowka.coach.crossword': { count: number; points: string | number; tiles: string | number };
  'krzyzowka.coach.advice-crossword': { count: number; tiles: string | number };
  'krzyzowka.page.plain': { count: number; word: string | number };
  'krzyzowka.page.all': { count: number; word: string | number };
  'krzyzowka.page.own': { count: number; word: string | number };
  'krzyzowka.page.own-all': { count: number; word: string | number };
  'krzyzowka.page.longest': { letters: string | number; word: string | number };
  'krzyzowka.page.blank': Plain;
  'krzyzowka.page.signed': { name: string | number };
  'krzyzowka.page.alone': Plain;
  'krzyzowka.page.words': { count: number };
  'krzyzowka.page.rounds': { count: number };
  'krzyzowka.page.also': { count: number; word: string | number };
  'krzyzowka.page.end-empty-hand': Plain;
  'krzyzowka.page.end-no-words': Plain;
  'krzyzowka.page.end-turns': Plain;
  'krzyzowka.page.end-empty-bag': Plain;
  'krzyzowka.page.caption': Plain;
  'krzyzowka.page.caption-own': { round: string | number };
  'krzyzowka.lesson.table': Plain;
  'krzyzowka.lesson.first': { word: string | number };
  'krzyzowka.lesson.answer': { word: string | number };
  'krzyzowka.lesson.cross': { letter: string | number; word: string | number };
  'krzyzowka.lesson.seven': Plain;
  'krzyzowka.lesson.end-common': Plain;
  'krzyzowka.lesson.ready-own': Plain;
  'krzyzowka.lesson.lay': { word: string | number };
  'krzyzowka.lesson.cross-own': { letter: string | number; word: string | number };
  'krzyzowka.lesson.done': Plain;
  'krzyzowka.lesson.end-own': Plain;
  'krzyzowka.lesson.ready-longest': Plain;
  'krzyzowka.lesson.word': { word: string | number };
  'krzyzowka.lesson.raise': { count: number };
  'krzyzowka.lesson.counted': Plain;
  'krzyzowka.lesson.end-longest': Plain;
};

/** The paragraphs of the rulebook. */
export type Anchor =
  | 'aim'
  | 'three-games'
  | 'tiles'
  | 'blanks'
  | 'words'
  | 'common'
  | 'order'
  | 'turn'
  | 'first-word'
  | 'lay'
  | 'exchange'
  | 'score-common'
  | 'checked'
  | 'challenge'
  | 'end-common'
  | 'own'
  | 'ready'
  | 'swap'
  | 'done'
  | 'pencils-down'
  | 'score-own'
  | 'longest-word'
  | 'raise'
  | 'score-longest'
  | 'in-turn'
  | 'table-words'
  | 'alone'
  | 'rulings'
  | 'tips';
