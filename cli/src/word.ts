import type { NoWordReason } from '@late/lexicon';
import { readPolish } from '@late/lexicon/node';
import { readArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { WORD_GAMES, wordKitOf } from './word-game.ts';

const REASONS: Readonly<Record<NoWordReason, string>> = {
  'not-listed': 'not in the list',
  'proper-noun': 'a name',
  abbreviation: 'an abbreviation',
  'part-of-speech': 'a word, but of a kind that this game leaves out',
  'too-short': 'too short',
  letter: 'has a letter that Polish words do not have',
};

export const word: Command = {
  usage: `late word <word>… [--game ${WORD_GAMES.join('|')}] [--json]`,
  summary: 'Asks the Polish dictionary, and says why something does not count.',
  async run(args) {
    const { values, positionals } = readArguments(
      args,
      { game: { type: 'string', default: 'slowka' }, json: { type: 'boolean', default: false } },
      ['<word>'],
      args.length,
    );
    const { admits } = await wordKitOf(values.game);
    const lexicon = readPolish();
    const verdicts = positionals.map((asked) => ({ asked, ...lexicon.verdict(asked, admits) }));
    if (values.json) {
      console.log(JSON.stringify({ lexicon: lexicon.id, game: values.game, verdicts }));
    } else {
      const width = Math.max(...positionals.map(({ length }) => length));
      for (const verdict of verdicts) {
        const said = verdict.word ? 'a word' : REASONS[verdict.reason];
        console.log(`${verdict.asked.padEnd(width)}  ${said}`);
      }
    }
    return verdicts.every((verdict) => verdict.word);
  },
};
