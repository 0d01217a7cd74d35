import { BOT_LEVELS, type BotLevel } from '@late/kernel';

/** What an operator can set, all by environment variables; docs/operations.md has the table. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** A port of its own for what only operators may ask; null for none. */
  readonly operatorPort: number | null;
  readonly operatorHost: string;
  /** Without a port of their own, operators show it on the public one; null for none. */
  readonly operatorToken: string | null;
  readonly dataDir: string;
  /** Where PostgreSQL is, such as postgres://late:secret@db/late; null for SQLite in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Where Redis or Valkey is, such as rediss://:secret@bus; null for a process that is alone. */
  readonly redisUrl: string | null;
  /** Where people reach the server, such as https://games.example; null takes the Host header's word. */
  readonly publicUrl: string | null;
  /** How many proxies stand in front; their X-Forwarded-For is believed. */
  readonly proxies: number;
  readonly logLevel: string;
  /** Days after which tables that are finished, never began or were abandoned are deleted; 0 keeps them for ever. */
  readonly keepFinishedDays: number;
  readonly keepWaitingDays: number;
  readonly keepAbandonedDays: number;
  /** Days after which somebody is forgotten who has no table and did not come back; 0 keeps them for ever. */
  readonly keepIdentitiesDays: number;
  /** Days after which reports are deleted; 0 keeps them for ever. */
  readonly keepReportsDays: number;
  /** Days for which it is remembered who was forgotten, for backups from before; 0 for ever. */
  readonly keepForgottenDays: number;
  readonly tablesPerMember: number;
  /** How much memory rooms may take up that nobody is in, in megabytes. */
  readonly roomCacheMb: number;
  /** Listed tables that may be open at once from one address. */
  readonly listedPerAddress: number;
  readonly requestsPerMinute: number;
  readonly newMembersPerHour: number;
  readonly wrongCodesPerHour: number;
  readonly socketsPerAddress: number;
  readonly sockets: number;
  /** Words that are not wanted in names and talk at listed tables; null for none. */
  readonly barredWordsFile: string | null;
  readonly botPause: number;
  readonly standInLevel: BotLevel;
}

/** Twice the longest clock. */
const LEAST_ABANDONED = 28;

export class SettingsFault extends Error {
  override readonly name = 'SettingsFault';
}

type Environment = Readonly<Record<string, string | undefined>>;

export function readSettings(env: Environment): Settings {
  const whole = (name: string, fallback: number, min: number, max: number): number => {
    const text = env[name];
    if (text === undefined || text === '') return fallback;
    const value = Number(text);
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    throw new SettingsFault(`${name} must be a whole number from ${min} to ${max}`);
  };
  return {
    operatorPort: env.OPERATOR_PORT ? whole('OPERATOR_PORT', 0, 0, 65_535) : null,
    operatorHost: env.OPERATOR_HOST || '127.0.0.1',
    operatorToken: operatorToken(env.OPERATOR_TOKEN),
    host: env.HOST || '127.0.0.1',
    port: whole('PORT', 8080, 0, 65_535),
    dataDir: env.DATA_DIR || 'data',
    databaseUrl: urlOf(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    redisUrl: urlOf(env, 'REDIS_URL', ['redis:', 'rediss:']),
    publicUrl: publicUrl(env.PUBLIC_URL),
    proxies: whole('PROXIES', 0, 0, 10),
    logLevel: oneOf(env, 'LOG_LEVEL', ['info', 'debug', 'warn', 'error', 'silent']),
    keepFinishedDays: whole('KEEP_FINISHED_DAYS', 365, 0, 36_500),
    keepWaitingDays: whole('KEEP_WAITING_DAYS', 30, 0, 36_500),
    keepAbandonedDays: longEnough(whole('KEEP_ABANDONED_DAYS', 180, 0, 36_500)),
    keepIdentitiesDays: whole('KEEP_IDENTITIES_DAYS', 400, 0, 36_500),
    keepReportsDays: whole('KEEP_REPORTS_DAYS', 90, 0, 36_500),
    keepForgottenDays: whole('KEEP_FORGOTTEN_DAYS', 400, 0, 36_500),
    roomCacheMb: whole('ROOM_CACHE_MB', 256, 1, 1_000_000),
    tablesPerMember: whole('TABLES_PER_MEMBER', 30, 1, 10_000),
    listedPerAddress: whole('LISTED_PER_ADDRESS', 10, 1, 1_000_000),
    requestsPerMinute: whole('REQUESTS_PER_MINUTE', 600, 1, 1_000_000),
    newMembersPerHour: whole('NEW_MEMBERS_PER_HOUR', 120, 1, 1_000_000),
    wrongCodesPerHour: whole('WRONG_CODES_PER_HOUR', 60, 1, 1_000_000),
    socketsPerAddress: whole('SOCKETS_PER_ADDRESS', 100, 1, 1_000_000),
    sockets: whole('SOCKETS', 10_000, 1, 1_000_000),
    barredWordsFile: env.BARRED_WORDS_FILE || null,
    botPause: whole('BOT_PAUSE_MS', 1_000, 0, 60_000),
    standInLevel: oneOf(env, 'STAND_IN_LEVEL', ['medium', ...BOT_LEVELS]),
  };
}

/** At a table with a clock of days a seat may be silent for two weeks; nobody's game is deleted meanwhile. */
function longEnough(days: number): number {
  if (days === 0 || days >= LEAST_ABANDONED) return days;
  throw new SettingsFault(`KEEP_ABANDONED_DAYS must be 0 or at least ${LEAST_ABANDONED}`);
}

/** The first choice is the default. */
function oneOf<T extends string>(env: Environment, name: string, choices: readonly T[]): T {
  const text = env[name] || choices[0];
  const choice = choices.find((known) => known === text);
  if (choice === undefined) throw new SettingsFault(`${name} must be one of ${choices.join(', ')}`);
  return choice;
}

/** Long enough that nobody finds it by trying, and of what a header can carry. */
function operatorToken(text: string | undefined): string | null {
  if (!text) return null;
  if (/^[!-~]{24,200}$/.test(text)) return text;
  throw new SettingsFault('OPERATOR_TOKEN must have 24 to 200 letters, digits or signs, no spaces');
}

/** Says nothing of what was given: there is a password in it. */
function urlOf(env: Environment, name: string, protocols: readonly string[]): string | null {
  const text = env[name];
  if (!text) return null;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  throw new SettingsFault(`${name} must be an address that begins with ${protocols[0]}//`);
}

function publicUrl(text: string | undefined): string | null {
  if (!text) return null;
  try {
    return new URL(text).origin;
  } catch {
    throw new SettingsFault('PUBLIC_URL must be an address such as https://games.example');
  }
}
