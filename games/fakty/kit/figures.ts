import type { Figures } from '@late/games/manifest';
import type { ExclusiveState, HotState, State } from '../rules/index.ts';

interface Course<Table extends State> {
  follow(state: Table): void;
  add(state: Table): void;
  report(games: number): Record<string, number>;
}

/** How long games take, and what happens on the way; the two variants have little in common. */
export function faktyFigures(seats: number): Figures<State> {
  const exclusive = exclusiveCourse();
  const hot = hotCourse(seats);
  let shared = 0;
  let isHot = false;
  return {
    follow(state) {
      if (state.variant === 'hot') hot.follow(state);
      else exclusive.follow(state);
    },
    add(state, { winners }) {
      isHot = state.variant === 'hot';
      if (winners.length > 1) shared++;
      if (state.variant === 'hot') hot.add(state);
      else exclusive.add(state);
    },
    report: (games) => ({
      sharedWins: shared / games,
      ...(isHot ? hot : exclusive).report(games),
    }),
  };
}

function exclusiveCourse(): Course<ExclusiveState> {
  const rounds: number[] = [];
  let largestHand = 0;
  let firstWon = 0;
  const ballots = { 1: 0, 2: 0 };
  let ballot: 1 | 2 | null = null;
  return {
    follow({ hands, phase }) {
      largestHand = Math.max(largestHand, ...hands.map((hand) => hand.length));
      const call = phase.at === 'vote' ? phase.call : null;
      if (call !== null && call !== ballot) ballots[call]++;
      ballot = call;
    },
    add({ first, phase, round }) {
      rounds.push(round);
      if (phase.at === 'over' && first !== null && phase.winners.includes(first)) firstWon++;
    },
    report: (games) => ({
      ...lengths('rounds', rounds),
      largestHand,
      /** Games that the first complete issue won, alone or shared. */
      wonByFirst: firstWon / games,
      /** Ties that the others settle, and those that everybody votes on. */
      votesOfOthers: ballots[1] / games,
      votesOfAll: ballots[2] / games,
    }),
  };
}

function hotCourse(seats: number): Course<HotState> {
  const turns: number[] = [];
  let begun = 0;
  let rolls = 0;
  let lastWon = 0;
  let before: HotState | null = null;
  return {
    follow(state) {
      if (state.phase.at === 'draw' && before?.phase !== state.phase) begun++;
      if (state.phase.at === 'roll') rolls++;
      before = state;
    },
    add({ active, scores, turn }) {
      turns.push(turn + 1);
      if (scores[active] === Math.max(...scores)) lastWon++;
      before = null;
    },
    report: (games) => ({
      ...lengths('turns', turns),
      turnsEach: turns.reduce((sum, count) => sum + count, 0) / seats / games,
      /** Of all turns, extra ones too. */
      withRoll: rolls / begun,
      /** Games that whoever closed the tenth title won, alone or shared. */
      wonByLast: lastWon / games,
    }),
  };
}

function lengths(name: string, counts: readonly number[]): Record<string, number> {
  const ordered = counts.toSorted((a, b) => a - b);
  const at = (part: number) => ordered[Math.floor(part * (ordered.length - 1))] ?? 0;
  return { [`${name}Median`]: at(0.5), [`${name}Ninth`]: at(0.9), [`${name}Most`]: at(1) };
}
