// Written by `npm run texts`; do not change it by hand.

type Plain = Record<never, never>;

/** Every key, with what goes into its sentence. */
export type Texts = {
  'slowka.options.words': Plain;
  'slowka.options.checked': Plain;
  'slowka.options.checked-hint': Plain;
  'slowka.options.challenge': Plain;
  'slowka.options.challenge-hint': Plain;
  'slowka.options.tries': Plain;
  'slowka.options.tries-3': Plain;
  'slowka.options.tries-1': Plain;
  'slowka.options.tries-1-hint': Plain;
  'slowka.options.tries-free': Plain;
  'slowka.options.tries-free-hint': Plain;
  'slowka.options.wrong-challenge': Plain;
  'slowka.options.wrong-nothing': Plain;
  'slowka.options.wrong-nothing-hint': Plain;
  'slowka.options.wrong-turn': Plain;
  'slowka.options.wrong-turn-hint': Plain;
  'slowka.options.table-words': Plain;
  'slowka.options.family': Plain;
  'slowka.event.drew-for-start': { draws: string | number };
  'slowka.event.started': { name: string | number; token: string | number };
  'slowka.event.drawn': { count: number; name: string | number };
  'slowka.event.drawn-own': { name: string | number; tokens: string | number };
  'slowka.event.laid': { count: number; name: string | number; word: string | number };
  'slowka.event.laid-open': { count: number; name: string | number; word: string | number };
  'slowka.event.stood': { count: number; name: string | number; word: string | number };
  'slowka.event.closed': { bonus: string | number; count: number };
  'slowka.event.no-word.not-listed': { word: string | number };
  'slowka.event.no-word.proper-noun': { word: string | number };
  'slowka.event.no-word.abbreviation': { word: string | number };
  'slowka.event.no-word.part-of-speech': { word: string | number };
  'slowka.event.no-word.vulgar': { word: string | number };
  'slowka.event.no-word.too-short': { word: string | number };
  'slowka.event.no-word.letter': { word: string | number };
  'slowka.event.tries-left': { count: number; name: string | number };
  'slowka.event.turn-lost': { name: string | number };
  'slowka.event.challenged': { name: string | number; word: string | number };
  'slowka.event.is-word': { word: string | number };
  'slowka.event.is-table-word': { word: string | number };
  'slowka.event.struck': { name: string | number };
  'slowka.event.let-stand': { name: string | number };
  'slowka.event.sat-out': { name: string | number };
  'slowka.event.asked': { name: string | number; word: string | number };
  'slowka.event.voted-yes': { name: string | number };
  'slowka.event.voted-no': { name: string | number };
  'slowka.event.admitted': { word: string | number };
  'slowka.event.rejected': { word: string | number };
  'slowka.event.exchanged': { count: number; name: string | number };
  'slowka.event.passed': { name: string | number };
  'slowka.event.end.covered': Plain;
  'slowka.event.end.idle': Plain;
  'slowka.event.end.stuck': Plain;
  'slowka.event.over.won': { names: string | number; score: string | number };
  'slowka.event.over.best-word': { names: string | number; score: string | number };
  'slowka.event.over.shared': { names: string | number; score: string | number };
  'slowka.event.over.alone': { count: number };
  'slowka.event.you.started': { token: string | number };
  'slowka.event.you.drawn': { count: number };
  'slowka.event.you.drawn-own': { tokens: string | number };
  'slowka.event.you.laid': { count: number; word: string | number };
  'slowka.event.you.laid-open': { count: number; word: string | number };
  'slowka.event.you.stood': { count: number; word: string | number };
  'slowka.event.you.tries-left': { count: number };
  'slowka.event.you.turn-lost': Plain;
  'slowka.event.you.challenged': { word: string | number };
  'slowka.event.you.struck': Plain;
  'slowka.event.you.let-stand': Plain;
  'slowka.event.you.sat-out': Plain;
  'slowka.event.you.asked': { word: string | number };
  'slowka.event.you.voted-yes': Plain;
  'slowka.event.you.voted-no': Plain;
  'slowka.event.you.exchanged': { count: number };
  'slowka.event.you.passed': Plain;
  'slowka.event.you.over.won': { score: string | number };
  'slowka.event.you.over.best-word': { score: string | number };
  'slowka.event.you.over.shared': { names: string | number; score: string | number };
  'slowka.lay-one': Plain;
  'slowka.bonus-field': { count: number; fields: string | number };
  'slowka.field-taken': { count: number; fields: string | number };
  'slowka.one-token-a-field': { fields: string | number };
  'slowka.not-in-hand': { token: string | number };
  'slowka.path-empty': { count: number; fields: string | number };
  'slowka.path-twice': { fields: string | number };
  'slowka.path-gap': { fields: string | number };
  'slowka.laid-unread': { count: number; fields: string | number };
  'slowka.no-old-token': Plain;
  'slowka.pool-short': { count: number };
  'slowka.last-word': Plain;
  'slowka.not-the-last': Plain;
  'slowka.no-challenges': Plain;
  'slowka.nothing-to-challenge': Plain;
  'slowka.own-word': Plain;
  'slowka.no-table-words': Plain;
  'slowka.not-refused': Plain;
  'slowka.asked-often': Plain;
  'slowka.no-vote': Plain;
  'slowka.vote-first': Plain;
  'slowka.alone': Plain;
  'slowka.other-list': { list: string | number; ours: string | number };
  'slowka.heading.checked': Plain;
  'slowka.heading.one-try': Plain;
  'slowka.heading.free': Plain;
  'slowka.heading.challenge': Plain;
  'slowka.board.title': Plain;
  'slowka.board.keys': Plain;
  'slowka.board.start': Plain;
  'slowka.board.free': Plain;
  'slowka.board.token': { letter: string | number; value: string | number };
  'slowka.board.just-laid': Plain;
  'slowka.board.step': { step: string | number };
  'slowka.board.bonus-open': { bonus: string | number; count: number };
  'slowka.board.bonus-closed': { bonus: string | number; name: string | number };
  'slowka.board.bonus-closed-by-you': { bonus: string | number };
  'slowka.board.hand': Plain;
  'slowka.board.hint.token': Plain;
  'slowka.board.hint.field': Plain;
  'slowka.board.hint.exchange': { count: string | number };
  'slowka.board.hint.pass': Plain;
  'slowka.board.last-idle': Plain;
  'slowka.board.letters': { count: number };
  'slowka.board.points': { count: number };
  'slowka.board.bonus': { bonus: string | number; total: string | number };
  'slowka.board.waiting': { name: string | number };
  'slowka.board.waiting-you': Plain;
  'slowka.board.exchange': Plain;
  'slowka.board.exchange-do': { count: string | number };
  'slowka.board.tokens-missing': Plain;
  'slowka.board.pass': Plain;
  'slowka.board.pass-do': Plain;
  'slowka.board.never-mind': Plain;
  'slowka.board.step-back': Plain;
  'slowka.board.clear': Plain;
  'slowka.board.lay': Plain;
  'slowka.board.challenge': Plain;
  'slowka.board.challenge-by': { name: string | number };
  'slowka.board.accept': Plain;
  'slowka.board.accept-by': { name: string | number };
  'slowka.board.open-word.title': Plain;
  'slowka.board.open-word.worth': { count: number };
  'slowka.board.open-word.last': Plain;
  'slowka.board.open-word.others': { names: string | number };
  'slowka.board.open-word.open': Plain;
  'slowka.board.open-word.open-turn': Plain;
  'slowka.board.tries': Plain;
  'slowka.board.verdict.title': Plain;
  'slowka.board.verdict.no-word': Plain;
  'slowka.board.verdict.word': Plain;
  'slowka.board.verdict.on': Plain;
  'slowka.board.list': { list: string | number };
  'slowka.board.table-words': { words: string | number };
  'slowka.board.pad': Plain;
  'slowka.board.pad-open': { count: number; pool: string | number };
  'slowka.board.pad-empty': Plain;
  'slowka.board.pad-bonus': { bonus: string | number; points: string | number };
  'slowka.board.pad-challenged': { name: string | number };
  'slowka.board.pad-challenged-you': Plain;
  'slowka.board.unseen': { count: number };
  'slowka.board.pool': { count: string | number };
  'slowka.board.start-draw': Plain;
  'slowka.board.state.over': Plain;
  'slowka.board.state.waits': Plain;
  'slowka.board.state.accepted': Plain;
  'slowka.board.state.asked': Plain;
  'slowka.board.state.turn': Plain;
  'slowka.board.state.ready': Plain;
  'slowka.board.state.word': Plain;
  'slowka.board.state.pass': Plain;
  'slowka.board.state.exchange': { count: string | number };
  'slowka.board.state.tries': Plain;
  'slowka.board.state.sat-out': Plain;
  'slowka.board.state.asks': Plain;
  'slowka.board.state.said-yes': Plain;
  'slowka.board.state.struck': Plain;
  'slowka.coach.shown-word': { count: number; word: string | number };
  'slowka.coach.shown-exchange': { letters: string | number };
  'slowka.coach.shown-pass': Plain;
  'slowka.coach.advice': { count: number; word: string | number };
  'slowka.coach.advice-exchange': { letters: string | number };
  'slowka.coach.advice-pass': Plain;
  'slowka.coach.no-word': { word: string | number };
  'slowka.coach.exchange': { count: number; letters: string | number };
  'slowka.coach.pass': { count: number };
  'slowka.coach.missed': { count: number; points: string | number; word: string | number };
  'slowka.coach.points': { count: number; less: string | number; points: string | number; word: string | number };
  'slowka.coach.answers': { count: number; more: string | number; points: string | number; word: string | number };
  'slowka.coach.keeps': { count: number; letters: string | number; word: string | number };
  'slowka.coach.better': { count: number; word: string | number };
  'slowka.page.plain': { count: number; word: string | number };
  'slowka.page.bonus': { count: number; word: string | number };
  'slowka.page.long': { count: number; letters: string | number; word: string | number };
  'slowka.page.blank': Plain;
  'slowka.page.signed': { name: string | number };
  'slowka.page.alone': Plain;
  'slowka.page.words': { count: number };
  'slowka.page.longest': { letters: string | number; word: string | number };
  'slowka.page.first': { word: string | number };
  'slowka.page.end-covered': Plain;
  'slowka.page.end-idle': Plain;
  'slowka.page.end-stuck': Plain;
  'slowka.page.caption': Plain;
  'slowka.lesson.board': { letter: string | number };
  'slowka.lesson.word': { letter: string | number; word: string | number };
  'slowka.lesson.answer': { word: string | number };
  'slowka.lesson.through': { letter: string | number; word: string | number };
  'slowka.lesson.bonus': Plain;
  'slowka.lesson.end': Plain;
};

/** The paragraphs of the rulebook. */
export type Anchor =
  | 'aim'
  | 'tokens'
  | 'board'
  | 'start'
  | 'word'
  | 'path'
  | 'dictionary'
  | 'refill'
  | 'exchange'
  | 'pass'
  | 'score'
  | 'bonus'
  | 'checked'
  | 'challenge'
  | 'last-word'
  | 'end'
  | 'win'
  | 'table-words'
  | 'family'
  | 'alone'
  | 'rulings'
  | 'tips';
