import { EDITION_IDS, type NoWordReason, type Reading } from '@late/lexicon';
import { readForms, readLexicon } from '@late/lexicon/node';
import { readArguments } from './arguments.ts';
import { type Command, UsageFailure } from './command.ts';
import { editionNamed } from './edition-named.ts';
import { WORD_GAMES, wordKitOf } from './word-game.ts';

const REASONS: Readonly<Record<NoWordReason, string>> = {
  'not-listed': 'not in the list',
  'proper-noun': 'a name',
  abbreviation: 'an abbreviation',
  'part-of-speech': 'a word, but of a kind that this game leaves out',
  vulgar: 'vulgar',
  'too-short': 'too short',
  letter: 'has a letter that no tile has',
};

/** As in a dictionary: łza (noun). Of some words only the spelling is known. */
function told(readings: readonly Reading[]): string {
  const said = readings.map(({ base, part }) => `${base} (${part})`);
  return ['a word', ...(said.length > 0 ? [said.join(', ')] : [])].join(': ');
}

export const word: Command = {
  usage: `late word <word>… [--edition ${EDITION_IDS.join('|')}] [--game ${WORD_GAMES.join('|')}] [--list polski-1] [--json]`,
  summary: 'Asks the dictionary: what a word is a form of, or why it does not count.',
  async run(args) {
    const { values, positionals } = readArguments(
      args,
      {
        game: { type: 'string', default: 'slowka' },
        edition: { type: 'string', default: 'pl' },
        list: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
      ['<word>'],
      args.length,
    );
    const { admits } = await wordKitOf(values.game);
    const edition = editionNamed(values.edition);
    const newest = readLexicon(edition);
    const lexicon = newest.ofList(values.list ?? newest.id);
    if (!lexicon) {
      throw new UsageFailure(
        `--list must be one of ${newest.lists.join(', ')}, not "${values.list}"`,
      );
    }
    const forms = readForms(edition);
    const verdicts = positionals.map((asked) => {
      const verdict = lexicon.verdict(asked, admits);
      if (!verdict.word) return { asked, ...verdict };
      return { asked, ...verdict, readings: forms?.formsOf(asked) ?? [] };
    });
    if (values.json) {
      console.log(JSON.stringify({ lexicon: lexicon.id, game: values.game, verdicts }));
    } else {
      const width = Math.max(...positionals.map(({ length }) => length));
      for (const verdict of verdicts) {
        const said = verdict.word ? told(verdict.readings) : REASONS[verdict.reason];
        console.log(`${verdict.asked.padEnd(width)}  ${said}`);
      }
    }
    return verdicts.every((verdict) => verdict.word);
  },
};
