import { JSON_OPTION, readArguments } from './arguments.ts';
import { EXIT, type OperatorCommand } from './shell.ts';

/** A command on the stored data, with so many files: a script that reads the command line itself. */
export function upkeep(files: number): OperatorCommand {
  return {
    async run(args) {
      readArguments(args, JSON_OPTION, files, files);
      await import('../upkeep.ts');
      return Number(process.exitCode ?? EXIT.ok);
    },
  };
}
