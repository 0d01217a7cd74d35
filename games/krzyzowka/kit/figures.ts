import type { Figures } from '@late/games/manifest';
import type { CommonState, OwnState, State } from '../rules/index.ts';

/** Of a common crossword, or of the rounds that all play on their own. */
export function krzyzowkaFigures(seats: number): Figures<State> {
  const common = commonFigures();
  const own = ownFigures(seats);
  let used: { report: Figures<State>['report'] } = common;
  return {
    follow(state) {
      if (state.kind === 'common') common.follow(state);
    },
    add(state) {
      if (state.kind === 'common') {
        common.add(state);
      } else {
        own.add(state);
        used = own;
      }
    },
    report: (games) => used.report(games),
  };
}

function commonFigures() {
  let tilesLaid = 0;
  let emptyHands = 0;
  let [words, letters, points, idle, idleBefore] = [0, 0, 0, 0, 0];
  return {
    /** The last deed of a position is the one that led there. */
    follow({ idle: turns, last }: CommonState) {
      if (turns > idleBefore) idle++;
      idleBefore = turns;
      if (last?.type !== 'laid') return;
      words++;
      letters += last.words[0]?.word.length ?? 0;
      points += last.points;
    },
    add({ table, ended }: CommonState) {
      tilesLaid += table.length;
      if (ended === 'empty-hand') emptyHands++;
    },
    report: (games: number) => ({
      words: words / games,
      letters: letters / words,
      points: points / words,
      turnsWithoutWord: idle / (idle + words),
      tilesLaid: tilesLaid / games,
      emptyHands: emptyHands / games,
    }),
  };
}

function ownFigures(seats: number) {
  const points = new Array<number>(seats).fill(0);
  const tilesLaid = new Array<number>(seats).fill(0);
  const bonuses = new Array<number>(seats).fill(0);
  const add = (sums: number[], seat: number, value: number) => {
    sums[seat] = (sums[seat] as number) + value;
  };
  return {
    /** A finished game still shows what was laid in its last round. */
    add({ options, points: rounds, last }: OwnState) {
      for (let seat = 0; seat < seats; seat++) {
        for (const round of rounds) add(points, seat, (round[seat] as number) / options.roundCount);
        const work = last?.works[seat];
        add(tilesLaid, seat, work?.layout.length ?? 0);
        add(bonuses, seat, work?.bonus ? 1 : 0);
      }
    },
    report(games: number) {
      const mean = (sums: readonly number[]) => sums.map((sum) => sum / games);
      return {
        pointsPerRound: mean(points),
        tilesLaidLast: mean(tilesLaid),
        bonusesLast: mean(bonuses),
      };
    },
  };
}
