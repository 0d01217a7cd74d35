import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_LIMITS } from '../no-limits.ts';
import { PostgresServer } from '../parts/postgres-server.ts';
import { RedisServer } from '../parts/redis-server.ts';
import { ServerProcess } from '../server-process.ts';
import { Balancer, type Dealing } from './balancer.ts';
import { FaultyLine } from './faulty-line.ts';

export interface ClusterPlan {
  readonly processes: number;
  /** For Node: flags and the script of the server. */
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly dealing?: Dealing;
  /** Whether faulty lines lead to the database and to the bus: they cost time. */
  readonly faulty?: boolean;
  /** Gets all that a process prints. */
  readonly onOutput?: (text: string) => void;
  /** Lines of postgresql.conf. */
  readonly database?: readonly string[];
}

/** One process of a cluster, and its own lines to what all share. */
export interface ClusterProcess {
  readonly server: ServerProcess;
  readonly database: FaultyLine | null;
  readonly bus: FaultyLine | null;
}

/** Several real servers on one real PostgreSQL and one real Redis, behind one address. */
export class Cluster {
  readonly postgres: PostgresServer;
  readonly redis: RedisServer;
  readonly balancer: Balancer;
  /** Past all lines. */
  readonly databaseUrl: string;
  readonly processes: ClusterProcess[] = [];
  private readonly folder = mkdtempSync(join(tmpdir(), 'late-cluster-'));
  private readonly plan: ClusterPlan;

  private constructor(
    plan: ClusterPlan,
    postgres: PostgresServer,
    redis: RedisServer,
    balancer: Balancer,
    databaseUrl: string,
  ) {
    this.plan = plan;
    this.postgres = postgres;
    this.redis = redis;
    this.balancer = balancer;
    this.databaseUrl = databaseUrl;
  }

  static isPossible(): boolean {
    return PostgresServer.isInstalled() && RedisServer.isInstalled();
  }

  static async start(plan: ClusterPlan): Promise<Cluster> {
    const postgres = await PostgresServer.start(plan.database);
    const redis = await RedisServer.start();
    const balancer = await Balancer.start(plan.dealing);
    const database = await postgres.createDatabase();
    const cluster = new Cluster(plan, postgres, redis, balancer, database);
    // All at once: migrations must bear that.
    await Promise.all(Array.from({ length: plan.processes }, () => cluster.add(plan.args)));
    return cluster;
  }

  /** Where people come. */
  get url(): string {
    return this.balancer.url;
  }

  /** One more process, which may be of another edition. */
  async add(args: readonly string[]): Promise<ClusterProcess> {
    const { plan, redis, databaseUrl } = this;
    const line = (url: string) => plan.faulty && FaultyLine.to(Number(new URL(url).port));
    const database = (await line(databaseUrl)) || null;
    const bus = (await line(redis.url)) || null;
    const server = new ServerProcess({
      name: 'a server of the cluster',
      args,
      env: {
        ...NO_LIMITS,
        DATA_DIR: this.folder,
        DATABASE_URL: through(databaseUrl, database),
        REDIS_URL: through(redis.url, bus),
        ...plan.env,
      },
      ...(plan.onOutput && { onOutput: plan.onOutput }),
    });
    await server.start();
    const added = { server, database, bus };
    this.processes.push(added);
    this.serve();
    return added;
  }

  /** Ends one process in order; its exit code. */
  async retire(process: ClusterProcess): Promise<number | null> {
    const code = await process.server.kill('SIGTERM');
    this.processes.splice(this.processes.indexOf(process), 1);
    this.serve();
    await Promise.all([process.database?.close(), process.bus?.close()]);
    return code;
  }

  /** Ends all processes in order; their exit codes. */
  stopServers(): Promise<(number | null)[]> {
    return Promise.all(this.processes.map(({ server }) => server.kill('SIGTERM')));
  }

  async stop(): Promise<void> {
    await Promise.all(this.processes.map(({ server }) => server.kill('SIGKILL')));
    await Promise.all(
      this.processes.flatMap(({ database, bus }) => [database?.close(), bus?.close()]),
    );
    await this.balancer.close();
    await this.redis.stop();
    await this.postgres.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private serve(): void {
    this.balancer.serve(this.processes.map(({ server }) => Number(new URL(server.url).port)));
  }
}

function through(url: string, line: FaultyLine | null): string {
  if (!line) return url;
  const other = new URL(url);
  other.port = `${line.port}`;
  return other.href;
}
