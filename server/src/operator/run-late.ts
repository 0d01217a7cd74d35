import { SettingsFault } from '../settings.ts';
import { CommandFault, EXIT, type OperatorCommand, type Shell, UsageFault } from './shell.ts';
import { OPERATOR_USAGES, type OperatorCommandName } from './usages.ts';

/** Each loaded when it is asked for: a health check every few seconds needs no database. */
const COMMANDS: Readonly<Record<OperatorCommandName, () => Promise<OperatorCommand>>> = {
  serve: async () => (await import('./serve.ts')).serve,
  migrate: async () => (await import('./migrate.ts')).migrate,
  healthcheck: async () => (await import('./healthcheck.ts')).healthcheck,
  backup: async () => (await import('./upkeep.ts')).upkeep(1),
  restore: async () => (await import('./upkeep.ts')).upkeep(1),
  forgotten: async () => (await import('./forgotten.ts')).forgotten,
  'move-store': async () => (await import('./move-store.ts')).moveStore,
  doctor: async () => (await import('./doctor/doctor.ts')).doctor,
  admin: async () => (await import('./admin/admin.ts')).admin,
};

const isHelp = (word: string) => word === '--help' || word === '-h' || word === 'help';

/** Runs a command of an operator; its exit code. */
export async function runLate([name, ...args]: string[], shell: Shell): Promise<number> {
  if (name === undefined || isHelp(name)) {
    shell.print(help());
    return name === undefined ? EXIT.usage : EXIT.ok;
  }
  if (name === '--version' || name === 'version') {
    const { edition } = await import('./edition.ts');
    shell.print(edition());
    return EXIT.ok;
  }
  const known = isCommand(name) ? name : null;
  try {
    if (!known) throw new UsageFault(`there is no command "${name}"`);
    // Those of admin have more to tell.
    if (known !== 'admin' && args.some(isHelp)) {
      shell.print(`${OPERATOR_USAGES[known].usage}\n\n${OPERATOR_USAGES[known].summary}`);
      return EXIT.ok;
    }
    return await (await COMMANDS[known]()).run(args, shell);
  } catch (error) {
    if (!(error instanceof CommandFault || error instanceof SettingsFault)) throw error;
    if (args.includes('--json')) shell.print(JSON.stringify({ error: error.message }));
    shell.complain(`late: ${error.message}`);
    if (!(error instanceof UsageFault)) return EXIT.failed;
    shell.complain(known ? OPERATOR_USAGES[known].usage : help());
    return EXIT.usage;
  }
}

function isCommand(name: string): name is OperatorCommandName {
  return Object.hasOwn(COMMANDS, name);
}

function help(): string {
  const lines = Object.values(OPERATOR_USAGES).map(
    ({ usage, summary }) => `  ${usage}\n      ${summary}`,
  );
  return `Late Edition, for whoever runs a server.\n\n${lines.join('\n')}`;
}
