import type { Ban } from '../store/people.ts';
import type { Store } from '../store/store.ts';

/** Another process may have banned somebody and its word of it been lost; alone, there is nothing to be missed. */
const RELOAD = { among: 1_500, alone: 30_000 };
export const MOST_BANS = 1_000;

/** Who is kept out: a copy of what the store holds, asked at every request. */
export class Bans {
  private readonly store: Store;
  private readonly reload: number;
  private members = new Map<string, number>();
  private networks = new Map<string, number>();
  private timer: NodeJS.Timeout | null = null;
  /** Called whenever somebody is kept out who may have been let in before. */
  onChange: () => void = () => {};

  /** `hasOthers` tells whether other processes may ban people too. */
  constructor(store: Store, hasOthers: boolean) {
    this.store = store;
    this.reload = hasOthers ? RELOAD.among : RELOAD.alone;
  }

  /** Before anybody is served. */
  async start(): Promise<void> {
    await this.load();
    this.timer = setInterval(() => this.load().catch(() => {}), this.reload);
    this.timer.unref();
  }

  stop(): void {
    if (this.timer) clearInterval(this.timer);
  }

  /** Until when a member is kept out; null if they are not. */
  ofMember(member: string): number | null {
    return lasting(this.members.get(member));
  }

  ofNetwork(network: string): number | null {
    return lasting(this.networks.get(network));
  }

  /** False if there are too many already. */
  async add(ban: Ban): Promise<boolean> {
    const added = await this.store.addBan(ban, MOST_BANS);
    if (added) await this.load();
    return added;
  }

  async lift(id: string): Promise<boolean> {
    const lifted = await this.store.removeBan(id);
    if (lifted) await this.load();
    return lifted;
  }

  /** What another process has changed counts from now on. */
  async load(): Promise<void> {
    const bans = await this.store.bans(Date.now());
    const ends = (kind: Ban['kind']) => {
      const until = new Map<string, number>();
      for (const ban of bans) {
        if (ban.kind !== kind) continue;
        for (const whom of ban.whom) until.set(whom, Math.max(until.get(whom) ?? 0, ban.until));
      }
      return until;
    };
    this.members = ends('member');
    this.networks = ends('network');
    // Most houses ban nobody, and to look at everybody for that is a tenth of what an idle one does.
    if (bans.length > 0) this.onChange();
  }
}

function lasting(until: number | undefined): number | null {
  return until !== undefined && until > Date.now() ? until : null;
}
