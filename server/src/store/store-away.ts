import { StoreFault } from './store-fault.ts';

/**
 * The store cannot be asked just now: it restarts, was cut off, or has too much to do. What was to be read can
 * be asked for again; of what was to be written nobody knows whether it is, until it is looked up.
 */
export class StoreAway extends StoreFault {
  override readonly name = 'StoreAway';
}
