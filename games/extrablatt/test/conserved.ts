import {
  CARDS,
  CHEQUE_SETS,
  cardOf,
  copiesFor,
  exchange,
  HEADLINES,
  headlineName,
  type Paper,
  SECTIONS,
  type State,
  sectionOf,
} from '../rules/index.ts';

/** Quantities and truths that hold from the deal to the end. */
export function conserved(state: State): Readonly<Record<string, unknown>> {
  const { cheques, duels, hour, papers, photos, plan, taken, wire } = state;
  const stacks = Object.values(wire.stacks);
  const inStacks = stacks.reduce((sum, { motors }) => sum + motors, 0);
  const onPlan = plan.flat().filter((card) => card === 'motor').length;
  const printed = papers.flatMap(({ articles }) => articles);
  const replayed = duels.reduce(
    (held, duel) => exchange(held, duel, duel.cheques),
    CHEQUE_SETS.slice(0, papers.length),
  );
  return {
    motors: inStacks + onPlan + taken,
    hourIsWhatWasLaid: hour === onPlan + taken,
    unseen: wire.unseen.length === stacks.reduce((sum, { dispatches }) => sum + dispatches, 0),
    tooManyCopies: Array.from({ length: HEADLINES }, (_, headline) => headline)
      .filter((headline) => copies(state, headline) > copiesFor(papers.length))
      .map(headlineName),
    cards: papers.map((_, seat) => cardsOf(papers, seat)),
    photos: SECTIONS.map(
      (section, index) =>
        (photos[index] as number) +
        printed.filter(({ headline, photo }) => photo && sectionOf(headline) === section).length,
    ),
    overdrawn: papers.some(({ stock, tokens }) => tokens < 0 || stock.some((left) => left < 0)),
    cheques: cheques.flat().sort((a, b) => a - b),
    chequesAsExchanged: JSON.stringify(replayed) === JSON.stringify(cheques),
    faults: papers.flatMap(faultsOf),
  };
}

function copies({ papers, plan, wire }: State, headline: number): number {
  const laid = [...wire.unseen, ...plan.flat(), ...papers.flatMap(headlines)];
  return laid.filter((card) => card === headline).length;
}

function headlines({ articles }: Paper): number[] {
  return articles.map(({ headline }) => headline);
}

/** Each kind of card of one seat, wherever it lies. */
function cardsOf(papers: readonly Paper[], seat: number): number[] {
  const laid = [
    ...(papers[seat]?.articles ?? []),
    ...papers.flatMap(({ ads }) => ads.filter(({ by }) => by === seat)),
  ];
  return CARDS.map(
    (_, card) =>
      (papers[seat]?.stock[card] ?? 0) + laid.filter(({ place }) => cardOf(place) === card).length,
  );
}

/** What is wrong with a paper, looked at square by square. */
function faultsOf({ articles, ads }: Paper): string[] {
  const faults: string[] = [];
  const squares = new Map<string, string>();
  const lay = (what: string, { column, row, width, height }: Paper['ads'][number]['place']) => {
    const regions = new Set<string>();
    for (let y = row; y < row + height; y++) {
      for (let x = column; x < column + width; x++) {
        if (squares.has(`${x} ${y}`)) faults.push(`${what} covers something`);
        if (x > 17 || y > 11) faults.push(`${what} hangs over the edge`);
        regions.add(x > 8 || y > 5 ? 'body' : y < 2 ? 'logo' : 'zone');
        squares.set(`${x} ${y}`, what);
      }
    }
    if (regions.has('logo')) faults.push(`${what} covers the logo`);
    if (regions.size > 1) faults.push(`${what} lies astride`);
    return regions;
  };
  for (const { headline, place } of articles) lay(sectionOf(headline), place);
  for (const { place } of ads) if (lay('ad', place).has('zone')) faults.push('an ad in the zone');
  for (const section of SECTIONS) {
    if (islands(squares, section) > 1) faults.push(`${section} falls apart`);
  }
  const found = headlines({ articles } as Paper);
  for (const headline of new Set(found)) {
    const [first, second, third] = articles.filter((article) => article.headline === headline);
    if (first?.photo || second?.photo === false || third) faults.push(headlineName(headline));
  }
  return faults;
}

function islands(squares: ReadonlyMap<string, string>, what: string): number {
  const left = new Set([...squares].flatMap(([square, owner]) => (owner === what ? [square] : [])));
  let count = 0;
  for (const start of left) {
    count++;
    const queue = [start];
    for (let square = queue.pop(); square; square = queue.pop()) {
      if (!left.delete(square)) continue;
      const [x = 0, y = 0] = square.split(' ').map(Number);
      queue.push(`${x + 1} ${y}`, `${x - 1} ${y}`, `${x} ${y + 1}`, `${x} ${y - 1}`);
    }
  }
  return count;
}
