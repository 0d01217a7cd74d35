export interface Usage {
  readonly usage: string;
  readonly summary: string;
}

/** What `late` does for whoever runs a server, in the order in which they meet it. */
export const OPERATOR_USAGES = {
  serve: {
    usage: 'late serve',
    summary: 'Serves, in this very process, by the settings of the environment. Build first.',
  },
  migrate: {
    usage: 'late migrate [--json]',
    summary: 'Brings the database up to date, as the server does when it starts.',
  },
  healthcheck: {
    usage: 'late healthcheck [url] [--ready] [--json]',
    summary:
      'Asks a server, else the one at HOST and PORT, whether it is alive; with --ready, whether it can serve.',
  },
  backup: {
    usage: 'late backup <file> [--json]',
    summary: 'Copies the database, also while servers run, and reads the copy through.',
  },
  restore: {
    usage: 'late restore <file> [--json]',
    summary: 'Puts a backup in the place of the database. Stop all servers first.',
  },
  forgotten: {
    usage: 'late forgotten save|apply <file> [--json]',
    summary:
      'Saves the list of people who were forgotten, as hashes; or forgets again whoever is on such a list, or on that of a backup, after an older backup was restored.',
  },
  'move-store': {
    usage: 'late move-store [--json]',
    summary:
      'Carries everything from the SQLite of DATA_DIR to the empty PostgreSQL of DATABASE_URL, compares and replays it. Stop all servers first.',
  },
  doctor: {
    usage: 'late doctor [url] [--json]',
    summary:
      'Looks at settings, store, bus, disk, clock, proxies and word list: what is wrong, and what to do. The url is where people reach the server, else PUBLIC_URL.',
  },
  admin: {
    usage: 'late admin <what> [--url URL] [--json]',
    summary:
      'What the admin page does, with OPERATOR_TOKEN from the environment; late admin --help lists it.',
  },
} as const satisfies Record<string, Usage>;

export type OperatorCommandName = keyof typeof OPERATOR_USAGES;
