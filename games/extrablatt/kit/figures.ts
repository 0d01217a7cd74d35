import type { Figures } from '@late/games/manifest';
import {
  beats,
  COLUMNS,
  COUNT_STEPS,
  type Count,
  cellsOf,
  count,
  FOLD,
  isInZone,
  offers,
  type Paper,
  ROWS,
  type State,
  sectorAt,
  ZONE_CELLS,
} from '../rules/index.ts';

const LOGO_CELLS = 2 * FOLD;
const BODY_CELLS = COLUMNS * ROWS - LOGO_CELLS - ZONE_CELLS;

type Report = Record<string, number | readonly number[]>;

/** How long games take, how the papers fill, and where their circulations come from. */
export function extrablattFigures(seats: number): Figures<State> {
  const course = courseFigures(seats);
  const papers = paperFigures(seats);
  const counts = countFigures(seats);
  return {
    follow: (state) => course.follow(state),
    add(state) {
      const final = count(state);
      course.add(state);
      papers.add(state, final);
      counts.add(final);
    },
    report: (games) => ({
      ...course.report(games),
      ...papers.report(games),
      ...counts.report(games),
    }),
  };
}

function courseFigures(seats: number) {
  let turn = -1;
  let before: State | null = null;
  let turns = 0;
  let blueFrom = 0;
  let redFrom = 0;
  let printable = 0;
  let noRoom = 0;
  let stuck = 0;
  const duels = { ad: 0, duck: 0 };
  let startersWon = 0;
  let surelyWon = 0;

  /** At the beginning of a turn: what could be printed, and for what there is no room. */
  const look = (state: State) => {
    const dispatches = offers(state, state.active).filter(
      ({ fate }) => fate === 'article' || fate === 'photo',
    );
    const crowded = dispatches.filter(({ write }) => !write);
    printable += dispatches.length;
    noRoom += crowded.length;
    if (crowded.length && crowded.length === dispatches.length) stuck++;
  };

  return {
    follow(state: State) {
      if (!before || before.active !== state.active) {
        turn++;
        look(state);
      }
      if (before && sectorAt(before.hour) !== sectorAt(state.hour)) {
        if (sectorAt(state.hour) === 'red') redFrom += turn / seats;
        if (sectorAt(before.hour) === 'yellow') blueFrom += turn / seats;
      }
      if (before && before.duels.length < state.duels.length && canBeSure(before)) surelyWon++;
      before = state;
    },
    add({ duels: fought }: State) {
      turns += turn + 1;
      turn = -1;
      before = null;
      for (const { kind, starter, winner } of fought) {
        duels[kind]++;
        if (winner === starter) startersWon++;
      }
    },
    report: (games: number): Report => ({
      turnsEach: turns / seats / games,
      blueFromTurn: blueFrom / games,
      redFromTurn: redFrom / games,
      adDuels: duels.ad / games,
      duckDuels: duels.duck / games,
      startersWon: startersWon / Math.max(1, duels.ad + duels.duck),
      /** Duels whose starter holds a cheque that beats whatever the rival may give. */
      surelyWon: surelyWon / Math.max(1, duels.ad + duels.duck),
      /** Of all dispatches that might be printed, those that find no place. */
      withoutRoom: noRoom / Math.max(1, printable),
      /** Turns in which no room at all keeps a player from writing. */
      turnsWithoutRoom: stuck / turns,
    }),
  };
}

function canBeSure({ cheques, phase }: State): boolean {
  if (phase.at !== 'cheques') return false;
  const { rival, starter } = phase.challenge;
  const theirs = cheques[rival] ?? [];
  return (cheques[starter] ?? []).some((own) => theirs.every((other) => beats(own, other)));
}

function paperFigures(seats: number) {
  const articles = sums(seats);
  const body = sums(seats);
  const zone = sums(seats);
  const markers = { 10: sums(seats), 20: sums(seats), 30: sums(seats) };
  const ads = sums(seats);
  const ducks = sums(seats);
  return {
    add({ papers }: State, { zone: { empty } }: Count) {
      papers.forEach((paper, seat) => {
        articles.add(seat, paper.articles.length);
        body.add(seat, bodyCells(paper) / BODY_CELLS);
        zone.add(seat, 1 - (empty[seat] ?? []).length / ZONE_CELLS);
        ads.add(seat, paper.ads.length);
        ducks.add(seat, paper.articles.filter(({ duck }) => duck).length);
        for (const { circulation } of paper.articles) markers[circulation].add(seat, 1);
      });
    },
    report: (games: number): Report => ({
      articles: articles.mean(games),
      yellowArticles: markers[10].mean(games),
      blueArticles: markers[20].mean(games),
      redArticles: markers[30].mean(games),
      bodyFilled: body.mean(games),
      zoneFilled: zone.mean(games),
      adsReceived: ads.mean(games),
      ducksReceived: ducks.mean(games),
    }),
  };
}

/** With the ads, which take room all the same. */
function bodyCells({ ads, articles }: Paper): number {
  const places = [...articles, ...ads].map(({ place }) => place);
  return places
    .filter((place) => !isInZone(place))
    .reduce((cells, place) => cells + cellsOf(place), 0);
}

function countFigures(seats: number) {
  const steps = COUNT_STEPS.map((step) => ({ step, copies: sums(seats) }));
  let margin = 0;
  return {
    add({ subtotals, totals }: Count) {
      for (const { step, copies } of steps) {
        subtotals[step].forEach((amount, seat) => {
          copies.add(seat, amount);
        });
      }
      const [best = 0, next = 0] = [...totals].sort((a, b) => b - a);
      margin += best - next;
    },
    report: (games: number): Report => ({
      ...Object.fromEntries(steps.map(({ step, copies }) => [`from_${step}`, copies.mean(games)])),
      margin: margin / games,
    }),
  };
}

function sums(seats: number) {
  const totals = new Array<number>(seats).fill(0);
  return {
    add(seat: number, amount: number) {
      totals[seat] = (totals[seat] as number) + amount;
    },
    mean: (games: number) => totals.map((total) => total / games),
  };
}
