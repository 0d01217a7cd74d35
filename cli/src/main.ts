import { WordListFault } from '@late/lexicon/node';
import { OPERATOR_USAGES } from '@late/server/operator-usages';
import { bench } from './bench.ts';
import { best } from './best.ts';
import { calibrate } from './calibrate.ts';
import { type Command, EXIT, Failure, UsageFailure } from './command.ts';
import { daily } from './daily.ts';
import { editions } from './editions.ts';
import { fair } from './fair.ts';
import { headlines } from './headlines.ts';
import { levels } from './levels.ts';
import { isOperators, operators } from './operators.ts';
import { puzzles } from './puzzles.ts';
import { replay } from './replay.ts';
import { review } from './review.ts';
import { simulate } from './simulate.ts';
import { backup, restore } from './upkeep.ts';
import { win } from './win.ts';
import { word } from './word.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  simulate,
  editions,
  daily,
  puzzles,
  replay,
  review,
  calibrate,
  fair,
  bench,
  best,
  headlines,
  levels,
  win,
  word,
  backup,
  restore,
};

/** Runs a command; its exit code. */
export async function main([name, ...args]: string[]): Promise<number> {
  const isHelp = (word: string) => ['--help', '-h', 'help'].includes(word);
  if (name === undefined || isHelp(name)) {
    console.log(help());
    return name === undefined ? EXIT.usage : EXIT.ok;
  }
  if (isOperators(name) && !Object.hasOwn(COMMANDS, name)) return operators(name, args);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  try {
    if (!command) throw new UsageFailure(`there is no command "${name}"`);
    if (args.some(isHelp)) {
      console.log(`${command.usage}\n\n${command.summary}`);
      return EXIT.ok;
    }
    return (await command.run(args)) ? EXIT.ok : EXIT.failed;
  } catch (error) {
    if (!(error instanceof Failure || error instanceof WordListFault)) throw error;
    if (args.includes('--json')) console.log(JSON.stringify({ error: error.message }));
    console.error(`late: ${error.message}`);
    if (!(error instanceof UsageFailure)) return EXIT.failed;
    console.error(command ? command.usage : help());
    return EXIT.usage;
  }
}

function help(): string {
  const ours = Object.entries(COMMANDS).filter(([name]) => !isOperators(name));
  return [
    'Late Edition on the command line.',
    group('For players, enthusiasts and developers', Object.fromEntries(ours)),
    group('For operators', OPERATOR_USAGES),
    'late <command> --help tells of one; late --version tells the edition.',
  ].join('\n\n');
}

function group(
  title: string,
  commands: Readonly<Record<string, Pick<Command, 'usage' | 'summary'>>>,
) {
  const lines = Object.values(commands).map(({ usage, summary }) => `  ${usage}\n      ${summary}`);
  return `${title}:\n${lines.join('\n')}`;
}
