import type { WireRefusal } from '@late/protocol';
import type { RoomRequest } from '@late/table';
import type { Opener, Store } from '../store/store.ts';
import type { RequestAnswer } from './judge.ts';
import { RoomQueues } from './room-queues.ts';
import { RoomRefused } from './room-refused.ts';

const DAY = 24 * 60 * 60 * 1000;

/** How many listed tables from one address, and from one network, there may be at once. */
interface Most {
  readonly address: number;
  readonly network: number;
}

/** Keeps the list of tables from being filled by one address or network. What was left for a day counts no more. */
export class Listing {
  private readonly store: Store;
  private readonly most: Most;
  private readonly onRefused: () => void;
  /** One at a time for a network: two that are judged at once would both find a place. */
  private readonly queues = new RoomQueues();

  constructor(store: Store, most: Most, onRefused: () => void) {
    this.store = store;
    this.most = most;
    this.onRefused = onRefused;
  }

  /** Opens a table; refuses one that would be one too many on the list. */
  open<T>(opener: Opener, listed: boolean, open: () => Promise<T>): Promise<T> {
    return listed ? this.list(opener, open) : open();
  }

  /** Opens a table that follows another: if there is no place on the list, it is not listed. */
  follow<T>(opener: Opener, listed: boolean, open: (listed: boolean) => Promise<T>): Promise<T> {
    if (!listed) return open(false);
    return this.queues.add(opener.network, async () => open(await this.hasPlace(opener)));
  }

  /** Carries a request out, unless it would put one table too many on the list. */
  async request(
    table: string,
    request: RoomRequest,
    carryOut: () => Promise<RequestAnswer>,
  ): Promise<RequestAnswer> {
    if (request.do !== 'list' || !request.listed) return carryOut();
    const opener = await this.store.openerOf(table);
    if (!opener || (await this.store.table(table))?.listed) return carryOut();
    return this.list(opener, carryOut).catch((error) => {
      if (error instanceof RoomRefused) return { ok: false, refusal: error.refusal };
      throw error;
    });
  }

  private list<T>({ address, network }: Opener, put: () => Promise<T>): Promise<T> {
    return this.queues.add(network, async () => {
      if (await this.hasPlace({ address, network })) return put();
      this.onRefused();
      const params = { max: this.most.address };
      throw new RoomRefused({ code: 'net.listed', params } satisfies WireRefusal);
    });
  }

  private async hasPlace(opener: Opener): Promise<boolean> {
    const { address, network } = await this.store.listedOf(opener, Date.now() - DAY);
    return address < this.most.address && network < this.most.network;
  }
}
