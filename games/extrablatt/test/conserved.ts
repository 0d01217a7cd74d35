import {
  CARDS,
  CHEQUE_SETS,
  cardOf,
  copiesFor,
  exchange,
  HEADLINES,
  headlineName,
  type Paper,
  type Place,
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
  const replayed = duels.reduce<readonly (readonly number[])[]>(
    (held, duel) => exchange(held, duel, duel.cheques),
    CHEQUE_SETS.slice(0, papers.length),
  );
  return {
    motors: inStacks + onPlan + taken,
    hourIsWhatWasLaid: hour === onPlan + taken,
    unseen: wire.unseen.length === stacks.reduce((sum, { dispatches }) => sum + dispatches, 0),
    unseenTellsNoOrder: wire.unseen.every((card, n) => card >= (wire.unseen[n - 1] ?? 0)),
    tooManyCopies: tooManyCopies(state),
    cards: papers.map((_, seat) => cardsOf(papers, seat)),
    samePhotoTwice: SECTIONS.some((section) => {
      const taken = printed.filter(
        ({ headline, photo }) => photo && sectionOf(headline) === section,
      );
      return new Set(taken.map(({ photo }) => photo)).size < taken.length;
    }),
    photos: SECTIONS.map(
      (section, index) =>
        (photos[index]?.length as number) +
        printed.filter(({ headline, photo }) => photo && sectionOf(headline) === section).length,
    ),
    overdrawn: papers.some(({ stock, tokens }) => tokens < 0 || stock.some((left) => left < 0)),
    tokensInTheBox: papers.reduce((sum, { tokens }) => sum + tokens, 0) <= 20,
    cheques: cheques.flat().sort((a, b) => a - b),
    chequesAsExchanged: JSON.stringify(replayed) === JSON.stringify(cheques),
    faults: papers.flatMap(faultsOf),
  };
}

function tooManyCopies({ papers, plan, wire }: State): string[] {
  const copies = new Array<number>(HEADLINES).fill(0);
  const printed = papers.flatMap(({ articles }) => articles.map(({ headline }) => headline));
  for (const card of [...wire.unseen, ...plan.flat(), ...printed]) {
    if (card !== 'motor') copies[card]! += 1;
  }
  return copies.flatMap((count, headline) =>
    count > copiesFor(papers.length) ? [headlineName(headline)] : [],
  );
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

const FREE = '';

/** What is wrong with a paper, looked at square by square. */
function faultsOf({ articles, ads }: Paper): string[] {
  const faults: string[] = [];
  const squares = new Array<string>(18 * 12).fill(FREE);
  const lay = (what: string, { column, row, width, height }: Place) => {
    const regions = new Set<string>();
    for (let y = row; y < row + height; y++) {
      for (let x = column; x < column + width; x++) {
        if (x > 17 || y > 11) faults.push(`${what} hangs over the edge`);
        if (squares[18 * y + x] !== FREE) faults.push(`${what} covers something`);
        squares[18 * y + x] = what;
        regions.add(x > 8 || y > 5 ? 'body' : y < 2 ? 'logo' : 'zone');
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
  for (const { headline } of articles) {
    const [first, second, third] = articles.filter((article) => article.headline === headline);
    if (first?.photo || (second && !second.photo) || third) faults.push(headlineName(headline));
  }
  return faults;
}

/** How many pieces the squares of a section fall into. */
function islands(squares: readonly string[], section: string): number {
  const left = squares.map((owner) => owner === section);
  let count = 0;
  const queue: number[] = [];
  for (let start = left.indexOf(true); start >= 0; start = left.indexOf(true)) {
    count++;
    queue.push(start);
    for (let square = queue.pop(); square !== undefined; square = queue.pop()) {
      if (!left[square]) continue;
      left[square] = false;
      if (square % 18 > 0) queue.push(square - 1);
      if (square % 18 < 17) queue.push(square + 1);
      queue.push(square - 18, square + 18);
    }
  }
  return count;
}
