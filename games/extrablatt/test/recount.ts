// Counts a game of Das Extrablatt again, straight from its text record, the way one would with
// scissors and a pencil: cards are dealt from the tapes, papers are sheets of squared paper.
// It shares nothing with the rules.

const SECTIONS = 6;
const NAMES = ['politics', 'business', 'sport', 'culture', 'local', 'miscellany'];

interface Clipping {
  readonly headline: number;
  readonly marker: number;
  readonly inZone: boolean;
  readonly cells: number;
  duck: boolean;
}

interface Sheet {
  /** Twelve lines of eighteen squares; "." is free. */
  readonly squares: string[][];
  readonly clippings: Clipping[];
}

export interface Recount {
  readonly scores: number[];
  readonly winners: number[];
  /** How often each thing was done. */
  readonly done: Record<string, number>;
}

type Pile = { dispatches: number; motors: number };

export function recountText(text: string): Recount {
  const [head = '', body = ''] = text.split('\n\n');
  const seats = head.match(/^seat \d+: /gm)?.length ?? 0;
  const version = Number(/^game: extrablatt (\d+)$/m.exec(head)?.[1]);
  const table = new PencilTable(seats, version);
  for (const { seat, words, tape } of standing(body)) table.follow(seat, words, tape);
  const scores = table.scores();
  // One who is alone has a million copies to sell.
  const best = seats === 1 ? Math.max(1_000, scores[0]!) : [...scores].sort((a, b) => b - a)[0];
  return {
    scores,
    winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])),
    done: table.done,
  };
}

/** The steps that were not taken back. */
function standing(body: string): { seat: number; words: string[]; tape: number[] }[] {
  const lines = body.split('\n').filter((line) => line !== '');
  const gone = new Set(
    lines.flatMap((line) => /\(undo ([\d ]+)\)/.exec(line)?.[1]?.split(' ') ?? []),
  );
  return lines
    .map((line) => {
      const [step = '', tape = ''] = line.split(' = ');
      const [seq = '', , who = '', ...words] = step.split(' ');
      return { seq, who, words, tape: tape ? tape.split(' ').map(Number) : [] };
    })
    .filter(
      ({ seq, words }) => words[0] === '(deal)' || (!words[0]?.startsWith('(') && !gone.has(seq)),
    )
    .map(({ who, words, tape }) => ({ seat: Number(who.slice(1)) - 1, words, tape }));
}

class PencilTable {
  readonly done: Record<string, number> = {};
  private readonly sheets: Sheet[];
  private readonly columns: (number | 'motor')[][] = [[], [], [], [], []];
  private readonly piles: Record<string, Pile>;
  private readonly bag: number[];
  private hour = 0;
  /** The column that is being filled. */
  private filling = 0;
  private duel: {
    starter: number;
    rival: number;
    kind: string;
    section: string;
    given: Map<number, number>;
  } | null = null;
  private loser = -1;

  constructor(
    private readonly seats: number,
    private readonly version: number,
  ) {
    const copies = seats > 2 ? 3 : 2;
    this.sheets = Array.from({ length: seats }, () => ({
      squares: Array.from({ length: 12 }, () => new Array<string>(18).fill('.')),
      clippings: [],
    }));
    this.bag = Array.from({ length: 30 * copies }, (_, n) => Math.floor(n / copies));
    this.piles = {
      start: { dispatches: 10 * copies, motors: 5 },
      normal: { dispatches: 10 * copies, motors: 0 },
      tempo: { dispatches: 10 * copies, motors: 7 },
    };
  }

  follow(seat: number, [verb = '', ...rest]: string[], tape: number[]): void {
    this.did(verb);
    const answers = [...tape];
    if (verb === '(deal)') {
      answers.shift();
      for (let n = 0; n < 15; n++) this.lay(Math.floor(n / 3), 'start', answers);
      return;
    }
    if (verb === 'write') this.write(seat, this.take(rest[0]) as number, rest.slice(1));
    if (verb === 'remove') this.take(rest[0]);
    if (verb === 'motor') this.motor(seat, rest);
    if (verb === 'cheque') this.cheque(seat, Number(rest[0]));
    if (verb === 'ad') this.print(this.loser, rest, '#');
    if (verb === 'duck')
      (this.sheets[this.loser]?.clippings[Number(rest[0]) - 1] as Clipping).duck = true;
    const empty = this.columns.findIndex(({ length }) => length === 0);
    if (empty >= 0 && answers.length) this.filling = empty;
    while (answers.length) this.lay(this.filling, this.pile(rest[0]), answers);
    if (verb !== 'refill' && empty >= 0) this.filling = empty;
  }

  private did(what: string): void {
    this.done[what] = (this.done[what] ?? 0) + 1;
  }

  private pile(asked = ''): string {
    const has = (name: string) => {
      const { dispatches, motors } = this.piles[name] ?? { dispatches: 0, motors: 0 };
      return dispatches + motors > 0;
    };
    return ['start', asked, 'normal', 'tempo'].find(has) as string;
  }

  private lay(column: number, name: string, answers: number[]): void {
    const pile = this.piles[name] as Pile;
    const isMotor = pile.motors > 0 && (answers.shift() as number) < pile.motors;
    if (isMotor) {
      pile.motors--;
      this.hour++;
      this.columns[column]?.push('motor');
      return;
    }
    pile.dispatches--;
    this.columns[column]?.push(...this.bag.splice(answers.shift() as number, 1));
  }

  private take(column = ''): number | 'motor' {
    return this.columns[Number(column) - 1]?.shift() as number | 'motor';
  }

  private write(seat: number, headline: number, place: string[]): void {
    const sheet = this.sheets[seat] as Sheet;
    const cells = this.print(seat, place, String(sheet.clippings.length));
    const [row, column] = corner(place);
    const marker = this.hour <= 4 ? 10 : this.hour <= 8 ? 20 : 30;
    const inZone = column < 9 && row < 6;
    sheet.clippings.push({ headline, marker, inZone, cells, duck: false });
  }

  /** Covers squares, and says how many. */
  private print(seat: number, place: string[], sign: string): number {
    const [width = 0, height = 0] = (place[0] ?? '').split('x').map(Number);
    const [row, column] = corner(place);
    for (let y = row; y < row + height; y++) {
      for (let x = column; x < column + width; x++) {
        const line = this.sheets[seat]?.squares[y] as string[];
        if (line[x] !== '.') throw new Error(`row ${y + 1}, column ${x + 1} is not free`);
        line[x] = sign;
      }
    }
    return width * height;
  }

  private motor(starter: number, [column, rival, section = '']: string[]): void {
    if (this.take(column) !== 'motor') throw new Error('no motor lies there');
    const kind = this.hour <= 7 ? 'ad' : 'duck';
    this.duel = rival
      ? { starter, rival: Number(rival.slice(1)) - 1, kind, section, given: new Map() }
      : null;
    if (section && !NAMES.includes(section)) throw new Error(section);
    if (this.version > 1) this.checkDuck(starter, kind, section);
    this.did(rival ? `${kind} duel` : 'no duel');
  }

  /** From version 2 on, whoever starts a duel about a duck writes about its section, and must fight. */
  private checkDuck(starter: number, kind: string, section: string): void {
    const own = this.sheets[starter]?.clippings ?? [];
    if (kind === 'ad' || this.seats === 1) return;
    if (section ? !own.some(isAbout(section)) : own.length > 0) throw new Error('no such duel');
  }

  private cheque(seat: number, cheque: number): void {
    if (!this.duel) throw new Error('nobody duels');
    const { given, rival, starter } = this.duel;
    given.set(seat, cheque);
    if (given.size < 2) return;
    const [a, b] = [given.get(starter) as number, given.get(rival) as number];
    const upset = a + b === 13 && a * b === 12;
    this.loser = a < b !== upset ? starter : rival;
    if (upset) this.did('1 beats 12');
    const { section } = this.duel;
    if (!section) return;
    const about = isAbout(section);
    const targets = (this.sheets[this.loser]?.clippings ?? []).filter((one) => about(one));
    if (targets.every(({ duck }) => duck)) this.did('no target');
    if (!this.sheets[rival]?.clippings.some(about)) this.did('only the starter');
  }

  scores(): number[] {
    const scores = new Array<number>(this.seats).fill(0);
    const empty = this.sheets.map(
      ({ squares }) =>
        squares
          .slice(2, 6)
          .flatMap((line) => line.slice(0, 9))
          .filter((s) => s === '.').length,
    );
    this.award(
      scores,
      empty.map((cells) => 36 - cells),
      -1,
      [36, 30],
    );
    const left = this.sheets.map(({ clippings }) => clippings.filter(({ duck }) => !duck));
    for (let section = 0; section < SECTIONS; section++) {
      const cells = left.map((clippings) =>
        total(
          clippings.filter(({ headline }) => headline >= 5 * section && headline < 5 * section + 5),
        ),
      );
      this.award(scores, cells, 0, [24, 12]);
    }
    for (let headline = 0; headline < 30; headline++) {
      const copies = left.map((clippings) => clippings.filter((one) => one.headline === headline));
      const sizes = copies.map(total);
      copies.forEach((clippings, seat) => {
        if (sizes.some((size) => size > (sizes[seat] as number))) return;
        clippings.forEach(({ marker, inZone }, nth) => {
          const bonus = nth === 0 || this.version === 1 ? marker : 0;
          scores[seat]! += bonus + marker * (inZone ? 2 : 1);
          if (nth > 0) this.did('photo that stays');
          else if (this.isPhoto(seat, clippings[0] as Clipping)) this.did('photo that stays alone');
        });
      });
    }
    return scores;
  }

  /** The second clipping under its headline. */
  private isPhoto(seat: number, clipping: Clipping): boolean {
    const { clippings } = this.sheets[seat] as Sheet;
    return (
      clippings.findIndex(({ headline }) => headline === clipping.headline) !==
      clippings.indexOf(clipping)
    );
  }

  /**
   * 60 to whom nobody surpasses; 30 to whom only those surpass. `floor` and less earn nothing. Alone, so much
   * earns 60, and so much 30.
   */
  private award(scores: number[], amounts: number[], floor: number, alone: [number, number]): void {
    if (this.seats === 1) {
      const reached = alone.filter((mark) => (amounts[0] as number) >= mark).length;
      scores[0]! += 30 * reached;
      return;
    }
    const top = amounts.reduce((a, b) => Math.max(a, b));
    const next = amounts.reduce(
      (best, amount) => (amount < top && amount > best ? amount : best),
      -1,
    );
    amounts.forEach((amount, seat) => {
      if (amount <= floor) return;
      if (amount === top) scores[seat]! += 60;
      else if (amount === next && this.seats > 2) scores[seat]! += 30;
    });
  }
}

function corner([, row = '', column = '']: string[]): [number, number] {
  return [Number(row.slice(1)) - 1, Number(column.slice(1)) - 1];
}

/** Whether a clipping belongs to a section. */
function isAbout(section: string): (clipping: Clipping) => boolean {
  return ({ headline }) => Math.floor(headline / 5) === NAMES.indexOf(section);
}

function total(clippings: readonly Clipping[]): number {
  return clippings.reduce((sum, { cells }) => sum + cells, 0);
}
