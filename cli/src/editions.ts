import type { BotLevel } from '@late/kernel';
import { EDITION_IDS, type EditionId } from '@late/lexicon';
import { readArguments, wholeNumber } from './arguments.ts';
import { type Command, UsageFailure } from './command.ts';
import { gameOf } from './games.ts';
import { optionsGiven, readLevels, readOpening } from './line-up.ts';
import { MAX_SEED } from './luck.ts';
import { runSimulation } from './simulation.ts';

const MOST_GAMES = 100_000;
/** What makes a game of words feel as it does; each game of them tells those that it has. */
const FIGURES = [
  'words',
  'letters',
  'points',
  'fieldsCovered',
  'tilesLaid',
  'turnsWithoutWord',
  'pointsPerRound',
  'tilesLaidLast',
] as const;
type Figure = (typeof FIGURES)[number];

interface Row {
  readonly level: BotLevel;
  readonly edition: EditionId;
  readonly figures: Readonly<Partial<Record<Figure, number>>>;
}

export const editions: Command = {
  usage:
    "late editions <game> [--games N] [--seed S] [--seats easy,medium,hard] [--options '{…}'] [--json]",
  summary:
    'Lets two bots of a level play a game of words in every edition, and says how far each is from the original.',
  async run(args) {
    const { values, positionals } = readArguments(
      args,
      {
        games: { type: 'string', default: '300' },
        seed: { type: 'string', default: '17' },
        seats: { type: 'string', default: 'easy,medium,hard' },
        options: { type: 'string', default: '{}' },
        json: { type: 'boolean', default: false },
      },
      ['the game'],
    );
    const asked = await gameOf(positionals[0] as string);
    const kit = await asked.manifest.kit();
    if (!kit.words) throw new UsageFailure(`${asked.manifest.name} has one edition`);
    const games = wholeNumber('--games', values.games, 1, MOST_GAMES);
    const seed = wholeNumber('--seed', values.seed, 0, MAX_SEED);
    const rows: Row[] = [];
    for (const level of readLevels(values.seats)) {
      for (const edition of EDITION_IDS) {
        const levels = [level, level];
        const given = optionsGiven({ edition, options: values.options });
        const opening = readOpening(asked, given, levels.length);
        const { extra } = await runSimulation(asked, kit, { games, seed, levels, opening });
        rows.push({ level, edition, figures: figuresIn(extra) });
      }
    }
    console.log(values.json ? JSON.stringify(rows) : table(rows));
    return true;
  },
};

function figuresIn(extra: Readonly<Record<string, number | readonly number[]>>): Row['figures'] {
  const told = FIGURES.flatMap((name) => {
    const seats = [extra[name] ?? []].flat();
    const mean = seats.reduce((sum, value) => sum + value, 0) / seats.length;
    return seats.length === 0 ? [] : [[name, mean] as const];
  });
  return Object.fromEntries(told);
}

function table(rows: readonly Row[]): string {
  const names = FIGURES.filter((name) => rows.some(({ figures }) => name in figures));
  const line = (cells: readonly string[]) => cells.map((cell) => cell.padStart(19)).join('');
  return [
    line(['bots', 'edition', ...names]),
    ...rows.map(({ level, edition, figures }) => {
      const [original] = rows.filter((row) => row.level === level);
      const cells = names.map((name) => {
        const [value, of] = [figures[name] ?? 0, original?.figures[name] ?? 0];
        return edition === 'pl' ? short(value) : `${short(value)} (${percent(value / of - 1)})`;
      });
      return line([level, edition, ...cells]);
    }),
  ].join('\n');
}

function short(value: number): string {
  return value.toFixed(value < 1 ? 3 : 2);
}

function percent(share: number): string {
  return `${share < 0 ? '' : '+'}${(100 * share).toFixed(0)} %`;
}
