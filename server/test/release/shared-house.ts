import { PostgresServer, RedisServer } from '@late/server/testing';
import { ReleasedServer } from './released-server.ts';

/** One PostgreSQL and one Redis for processes of the release. */
export class SharedHouse {
  private readonly postgres: PostgresServer;
  private readonly redis: RedisServer;
  private readonly settings: Readonly<Record<string, string>>;
  readonly servers: ReleasedServer[] = [];

  private constructor(
    postgres: PostgresServer,
    redis: RedisServer,
    settings: Readonly<Record<string, string>>,
  ) {
    this.postgres = postgres;
    this.redis = redis;
    this.settings = settings;
  }

  static isPossible(): boolean {
    return PostgresServer.isInstalled() && RedisServer.isInstalled();
  }

  static async open(settings: Readonly<Record<string, string>>): Promise<SharedHouse> {
    const [postgres, redis] = await Promise.all([PostgresServer.start(), RedisServer.start()]);
    const DATABASE_URL = await postgres.createDatabase();
    return new SharedHouse(postgres, redis, { ...settings, DATABASE_URL, REDIS_URL: redis.url });
  }

  /** All of them at once, the database being empty. */
  async start(processes: number): Promise<ReleasedServer[]> {
    const starting = Array.from({ length: processes }, () => ReleasedServer.start(this.settings));
    this.servers.push(...(await Promise.all(starting)));
    return this.servers;
  }

  async close(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.stop()));
    await Promise.all([this.postgres.stop(), this.redis.stop()]);
  }
}
