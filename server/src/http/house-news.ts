import type { HouseListener } from '../house/house-channel.ts';
import type { HouseMessage } from '../house/house-message.ts';
import type { Log } from '../log.ts';
import { StoreAway } from '../store/store-away.ts';
import type { Services } from './services.ts';

/** What the operator announced is said again so often: it is in no store, and a word may be lost. */
const REPEAT = 1_500;
/** The store is away: what follows from news is tried again so soon. */
const AGAIN = 1_000;

/**
 * Does here what follows from what another process did to people and tables. That must not be missed: whoever
 * is banned or wants to be forgotten would still be here.
 */
export class HouseNews implements HouseListener {
  private readonly services: Services;
  private readonly log: Log;
  /** What could not be done while the store was away, by what it is about. */
  private readonly undone = new Map<string, () => Promise<void>>();
  private timer: NodeJS.Timeout | null = null;
  private readonly repeat: NodeJS.Timeout;
  private isStopped = false;

  constructor(services: Services, log: Log) {
    this.services = services;
    this.log = log;
    this.repeat = setInterval(() => services.tellRestart(), REPEAT).unref();
  }

  /** Of bans that were missed the store tells. */
  begin(): void {
    this.follow('bans', () => this.services.bans.load());
  }

  hear(message: HouseMessage): void {
    const { services } = this;
    const { following } = services.rooms;
    switch (message.t) {
      case 'hello':
        services.tellRestart();
        break;
      case 'voided':
        services.watchers.closeMember(message.member);
        break;
      case 'deleted':
        this.follow(`deleted ${message.table}`, () => following.gone(message.table));
        break;
      case 'rewritten':
        this.follow(`rewritten ${message.table}`, () => following.rewritten(message.table));
        break;
      case 'blocks':
        this.follow(`blocks ${message.member}`, () => services.showAnew(message.member));
        break;
      case 'bans':
        this.follow('bans', () => services.bans.load());
        break;
      case 'restart':
        services.restart.hear(message);
        break;
    }
  }

  stop(): void {
    this.isStopped = true;
    if (this.timer) clearTimeout(this.timer);
    clearInterval(this.repeat);
  }

  private follow(name: string, work: () => Promise<void>): void {
    work().catch((error) => {
      if (this.isStopped) return;
      if (error instanceof StoreAway) this.followLater(name, work);
      else this.log.error({ err: error }, 'what another process said could not be followed');
    });
  }

  private followLater(name: string, work: () => Promise<void>): void {
    this.undone.set(name, work);
    this.timer ??= setTimeout(() => {
      this.timer = null;
      const undone = [...this.undone];
      this.undone.clear();
      for (const [again, it] of undone) this.follow(again, it);
    }, AGAIN).unref();
  }
}
