import { readArguments } from './arguments.ts';
import { EXIT, type OperatorCommand } from './shell.ts';

/** In this process, not in a child: signals, exit code and output are the server's own. */
export const serve: OperatorCommand = {
  async run(args, { serverScript }) {
    readArguments(args, {}, 0, 0);
    await import(/* @vite-ignore */ serverScript.href);
    return EXIT.ok;
  },
};
