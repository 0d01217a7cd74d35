/** Where a command runs: what it is told, and where it prints. */
export interface Shell {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** What starts the server, and the folder of the app that it serves. */
  readonly serverScript: URL;
  readonly webFolder: string;
  print(line: string): void;
  complain(line: string): void;
}

export interface OperatorCommand {
  /** The exit code. */
  run(args: string[], shell: Shell): Promise<number>;
}

export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;

/** Something that stops a command, said to whoever typed it. */
export class CommandFault extends Error {
  override readonly name: string = 'CommandFault';
}

/** The command was not understood. */
export class UsageFault extends CommandFault {
  override readonly name = 'UsageFault';
}
