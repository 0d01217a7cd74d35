import type { FoundWord } from '@late/games/manifest';
import { EDITION_IDS, PositionFault } from '@late/lexicon';
import { readLexicon } from '@late/lexicon/node';
import { readArguments, wholeNumber } from './arguments.ts';
import { type Command, Failure, UsageFailure } from './command.ts';
import { editionNamed } from './edition-named.ts';
import { readText } from './read-text.ts';
import { WORD_GAMES, wordKitOf } from './word-game.ts';

const MOST = 1_000;
const ORDERS = ['score', 'length'] as const;
export const best: Command = {
  usage: [
    `late best rack <letters> [--edition ${EDITION_IDS.join('|')}] [--game krzyzowka] [--n 10] [--by score|length] [--json]`,
    `late best position [file] [--edition pl] [--game ${WORD_GAMES.join('|')}] [--n 10] [--json]`,
  ].join('\n  '),
  summary: [
    'Finds the best words of a rack ("?" is a blank), or the best moves of a position: a file,',
    '      or standard input, with a line like "rack AEIKLS?" and then the rows of the table ("." is',
    '      free, capitals are tiles, small letters are blanks) or of the board ("#" is a bonus field).',
  ].join('\n'),
  async run(args) {
    const { values, positionals } = readArguments(
      args,
      {
        edition: { type: 'string', default: 'pl' },
        game: { type: 'string', default: 'krzyzowka' },
        n: { type: 'string', default: '10' },
        by: { type: 'string', default: 'score' },
        json: { type: 'boolean', default: false },
      },
      ['"rack" or "position"'],
      1,
    );
    const [kind, subject] = positionals;
    const order = oneOf('--by', values.by, ORDERS);
    const n = wholeNumber('--n', values.n, 1, MOST);
    const { bestWords, bestMoves } = await wordKitOf(values.game);
    const lexicon = readLexicon(editionNamed(values.edition));
    print(await find(), values.json);
    return true;

    async function find(): Promise<FoundWord[]> {
      if (kind === 'position') {
        const text = await readText(subject);
        return readable(() => bestMoves(lexicon, text, n));
      }
      if (kind !== 'rack') throw new UsageFailure(`"${kind}" is neither "rack" nor "position"`);
      if (subject === undefined) throw new UsageFailure('the letters are missing');
      return readable(() => bestWords(lexicon, subject, n, order));
    }
  },
};

function oneOf<T extends string>(name: string, text: string, known: readonly T[]): T {
  const found = known.find((word) => word === text);
  if (found) return found;
  throw new UsageFailure(`${name} must be one of ${known.join(', ')}, not "${text}"`);
}

function readable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof PositionFault ? new Failure(error.message) : error;
  }
}

function print(found: readonly FoundWord[], json: boolean): void {
  if (json) console.log(JSON.stringify(found.map(({ told }) => told)));
  else if (found.length === 0) console.log('no word at all');
  else
    for (const { told, line } of found) console.log(`${String(told.score).padStart(4)}  ${line}`);
}
