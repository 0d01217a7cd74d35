import { safeJson } from '../safe-text.ts';
import { EXIT, type OperatorCommand, UsageFault } from '../shell.ts';
import { ACTIONS } from './actions.ts';
import { askAt } from './ask.ts';

const HELP = `late admin <what> [--url URL] [--json]

${Object.values(ACTIONS)
  .map(({ usage }) => `  late admin ${usage}`)
  .join('\n')}

Asks a running server, at --url or where the settings of the environment say, as the bearer of
OPERATOR_TOKEN, which is read from the environment only. <table>, <report> and <ban> are what
tables, reports and bans list.`;

/** What the admin page does, from a shell. */
export const admin: OperatorCommand = {
  async run([name, ...args], shell) {
    if (name === '--help' || name === '-h' || name === 'help' || args.includes('--help')) {
      shell.print(HELP);
      return EXIT.ok;
    }
    const action = name !== undefined && Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
    if (!action) {
      const known = Object.keys(ACTIONS).join(', ');
      throw new UsageFault(`${name === undefined ? 'say what' : `no "${name}"`}: ${known}`);
    }
    const { url, json, rest } = takeOut(args);
    const act = action.understand(rest);
    const { facts, text } = await act(askAt(url, shell));
    shell.print(json ? safeJson(facts) : text);
    return EXIT.ok;
  },
};

/** The options that all have. */
function takeOut(args: readonly string[]) {
  const rest: string[] = [];
  let url: string | undefined;
  let json = false;
  for (let index = 0; index < args.length; index++) {
    const word = args[index] as string;
    if (word === '--json') json = true;
    else if (word === '--url') url = args[++index] ?? '';
    else if (word.startsWith('--url=')) url = word.slice('--url='.length);
    else rest.push(word);
  }
  return { url, json, rest };
}
