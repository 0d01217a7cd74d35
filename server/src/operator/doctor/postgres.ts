import pg from 'pg';
import { configOf } from '../../store/postgres/connect.ts';
import { faultOf } from '../../store/postgres/faults.ts';
import { LOCKS } from '../../store/postgres/locks.ts';
import { schemaOf } from '../../store/postgres/migrate.ts';
import { MIGRATIONS } from '../../store/postgres/migrations/index.ts';
import { MOST_CONNECTIONS } from '../../store/postgres/pools.ts';
import { judgeSkew } from './clock.ts';
import { type Finding, fail, ok, warn } from './finding.ts';
import { judgeSchema } from './schema.ts';
import { isLocalHost } from './settings.ts';

const OLDEST = 130_000;
const MEGABYTE = 10 ** 6;

/** What PostgreSQL says of itself. */
export interface PostgresFacts {
  readonly version: number;
  readonly encoding: string;
  /** How many may connect who are no administrators, and how many have. */
  readonly places: number;
  readonly taken: number;
  readonly synchronous: string;
  readonly fsync: string;
  readonly full_pages: string;
  readonly read_only: boolean;
  readonly may_create: boolean;
  /** Tables that may not be read and written, and those that may not be changed by a migration. */
  readonly shut: number;
  readonly not_ours: number;
  readonly tls: boolean;
  readonly servers: number;
  readonly bytes: number;
}

const FACTS = `SELECT
  current_setting('server_version_num')::int AS version,
  current_setting('server_encoding') AS encoding,
  current_setting('max_connections')::int
    - current_setting('superuser_reserved_connections')::int
    - coalesce(current_setting('reserved_connections', true)::int, 0) AS places,
  (SELECT count(*)::int FROM pg_stat_activity
    WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()) AS taken,
  current_setting('synchronous_commit') AS synchronous,
  current_setting('fsync') AS fsync,
  current_setting('full_page_writes') AS full_pages,
  pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on' AS read_only,
  coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) AS may_create,
  (SELECT count(*)::int FROM pg_class
    WHERE relkind IN ('r', 'p') AND relnamespace = current_schema()::regnamespace
      AND NOT (has_table_privilege(oid, 'SELECT') AND has_table_privilege(oid, 'INSERT')
        AND has_table_privilege(oid, 'UPDATE') AND has_table_privilege(oid, 'DELETE'))) AS shut,
  (SELECT count(*)::int FROM pg_class
    WHERE relkind IN ('r', 'p') AND relnamespace = current_schema()::regnamespace
      AND NOT pg_has_role(relowner, 'USAGE')) AS not_ours,
  coalesce((SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()), false) AS tls,
  (SELECT count(DISTINCT pid)::int FROM pg_locks
    WHERE locktype = 'advisory' AND classid = $1 AND objid = $2 AND granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) AS servers,
  pg_database_size(current_database()) AS bytes`;

/** The database at an address. Changes nothing in it, and migrates nothing. */
export async function lookAtPostgres(url: string): Promise<Finding[]> {
  const client = new pg.Client(configOf(url));
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<PostgresFacts>(FACTS, [...LOCKS.house]);
    const { version, worksSince } = await schemaOf(client);
    const before = Date.now();
    const now = await client.query('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now');
    const after = Date.now();
    return [
      ...judgePostgres(rows[0] as PostgresFacts, isLocal(url)),
      ...judgeSchema(version, MIGRATIONS.length, worksSince),
      ...judgeSkew('PostgreSQL', Number(now.rows[0].now), before, after),
    ];
  } catch (error) {
    return [
      fail(
        `${faultOf(error).message}.`,
        'Is PostgreSQL running, and does it take connections from this machine (listen_addresses, pg_hba.conf, firewall)?',
      ),
    ];
  } finally {
    await client.end().catch(() => {});
  }
}

export function judgePostgres(facts: PostgresFacts, local: boolean): Finding[] {
  const findings: Finding[] = [];
  const major = Math.floor(facts.version / 10_000);
  if (facts.version < OLDEST)
    findings.push(fail(`This is PostgreSQL ${major}.`, 'Upgrade it to 13 or newer.'));
  if (facts.encoding !== 'UTF8')
    findings.push(
      fail(
        `The database is in ${facts.encoding}: names and talk of people do not fit in.`,
        'Make another one: CREATE DATABASE … ENCODING UTF8 TEMPLATE template0.',
      ),
    );
  if (facts.read_only)
    findings.push(
      fail(
        'The database can only be read: it is a replica, or set so.',
        'Let DATABASE_URL name the primary.',
      ),
    );
  if (facts.fsync === 'off')
    findings.push(
      fail(
        'fsync is off: when the machine fails, the whole database may be lost.',
        'Set fsync = on in postgresql.conf.',
      ),
    );
  if (facts.synchronous === 'off')
    findings.push(
      fail(
        'synchronous_commit is off: moves that people were told of may be lost when it fails.',
        'Set synchronous_commit = on, for this user and database too.',
      ),
    );
  if (facts.full_pages === 'off')
    findings.push(
      warn(
        'full_page_writes is off: a power cut may damage pages.',
        'Set full_page_writes = on, unless the file system rules that out.',
      ),
    );
  if (facts.shut > 0)
    findings.push(
      fail(
        `${facts.shut} tables may not be read and written by this user.`,
        'GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA … TO this user.',
      ),
    );
  if (!facts.may_create || facts.not_ours > 0)
    findings.push(
      warn(
        'This user may not create or change tables here: no edition can bring the schema up to date.',
        'Let the user own the database, or run late migrate as a user who may.',
      ),
    );
  const left = facts.places - facts.taken;
  if (left < MOST_CONNECTIONS)
    findings.push(
      warn(
        `Of ${facts.places} connections ${facts.taken} are taken, and a server process has up to ${MOST_CONNECTIONS}.`,
        'Raise max_connections, or run fewer processes.',
      ),
    );
  if (!facts.tls && !local)
    findings.push(
      warn(
        'The way to the database is not encrypted: whoever listens there reads hands and seeds.',
        'Add ?sslmode=verify-full to DATABASE_URL, or keep the way inside of a private network.',
      ),
    );
  const size = `${Math.ceil(facts.bytes / MEGABYTE)} MB`;
  const served = `${facts.servers} server processes use it`;
  return [ok(`PostgreSQL ${major} answers; the database has ${size}, ${served}.`), ...findings];
}

/** On this machine, or by a socket in a folder. */
function isLocal(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  return host === '' || host.startsWith('/') || isLocalHost(host);
}
