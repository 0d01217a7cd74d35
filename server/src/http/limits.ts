import { MOST_USES } from '../house/house-message.ts';
import type { Metrics } from '../metrics.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import { AddressBudget, NETWORK_SHARE } from './address-budget.ts';
import { Budget } from './budget.ts';
import { Held } from './held.ts';
import { HeldElsewhere } from './held-elsewhere.ts';
import { HouseBudget } from './house-budget.ts';
import type { HouseSecret } from './house-secret.ts';
import { KeyNames } from './key-names.ts';
import { SharedBudget, type Use } from './shared-budget.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** So many wrong codes an hour, from all addresses together, are worth an operator's look. */
const ALARM_PER_HOUR = 2_000;

/** Whoever mistyped the operator's token tries again; whoever guesses does not get far. */
const OPERATOR_TOKENS_PER_HOUR = 10;

const LIMITS = [
  'requests',
  'requests-address',
  'newcomers',
  'newcomers-network',
  'codes',
  'codes-network',
  'operator',
  'operator-network',
  'tables',
  'listed',
  'sockets',
  'sockets-address',
  'pending',
] as const;

export type Limit = (typeof LIMITS)[number];

/** What was spent and is held in a process, as the others are told. */
export interface HouseUse {
  readonly requests: Use[];
  readonly frames: Use[];
  readonly held: Use[];
}

/**
 * What one person, address or network may do in a while. Whoever is refused by a limit is counted. Newcomers,
 * codes and tokens are counted exactly, by the store; requests and connections nearly, by what processes tell
 * each other.
 */
export class Limits {
  private readonly metrics: Metrics;
  private readonly names: KeyNames | null;
  private readonly requests: SharedBudget;
  private readonly frames: SharedBudget;
  private readonly held: Held;
  private readonly heldElsewhere = new HeldElsewhere();
  private readonly newcomers: HouseBudget;
  private readonly codes: HouseBudget;
  private readonly operators: HouseBudget;
  private readonly operatorsHere = new AddressBudget(OPERATOR_TOKENS_PER_HOUR, HOUR);
  private readonly allCodes = new Budget(ALARM_PER_HOUR, HOUR);

  /** Of whoever has no others to tell, `secret` need not be loaded. */
  constructor(
    settings: Settings,
    metrics: Metrics,
    store: Store,
    secret: HouseSecret,
    hasOthers: boolean,
  ) {
    this.metrics = metrics;
    this.names = hasOthers ? new KeyNames(secret) : null;
    const { requestsPerMinute, sockets, socketsPerAddress } = settings;
    this.requests = new SharedBudget(requestsPerMinute, MINUTE, this.names);
    this.frames = new SharedBudget(requestsPerMinute * NETWORK_SHARE, MINUTE, this.names);
    this.held = new Held({ all: sockets, perAddress: socketsPerAddress }, (address) =>
      this.names ? this.heldElsewhere.count(this.names.of(address)) : 0,
    );
    const house = (name: string, perHour: number) =>
      new HouseBudget(store, secret, name, perHour, HOUR);
    this.newcomers = house('newcomers', settings.newMembersPerHour);
    this.codes = house('codes', settings.wrongCodesPerHour);
    this.operators = house('operator', OPERATOR_TOKENS_PER_HOUR);
    // So that they are seen before they are ever needed.
    for (const limit of LIMITS) this.count(limit, 0);
    metrics.count('wrong_codes_total', '', 0);
    metrics.gauge('wrong_codes_alarm', () => (this.allCodes.has('') ? 0 : 1));
  }

  /** Noted by whoever refuses because of it. */
  count(limit: Limit, by = 1): void {
    this.metrics.count('limits_refused_total', `limit="${limit}"`, by);
  }

  /** Whether an address may ask one more thing. */
  mayAsk(address: string): boolean {
    const may = this.requests.spend(address);
    if (!may) this.count('requests');
    return may;
  }

  /**
   * Whether somebody may on a socket, who is nobody in particular if `member` is empty. People are cheap to
   * be, so those of one address have a share together; it is generous, since they may be a school.
   */
  mayAskOnSocket(member: string, address: string): boolean {
    if (!member) return this.mayAsk(address);
    if (!this.mayAsk(member)) return false;
    if (this.frames.spend(address)) return true;
    this.requests.giveBack(member);
    this.count('requests-address');
    return false;
  }

  /** Holds a connection that stays, until what is returned is called; or says whose share is used up. */
  hold(address: string): (() => void) | 'all' | 'address' {
    const held = this.held.hold(address);
    if (typeof held === 'string') this.count(held === 'all' ? 'sockets' : 'sockets-address');
    return held;
  }

  /** What the other processes are to know. */
  tell(): HouseUse {
    const named = ([address, count]: Use): Use => [this.names?.of(address) ?? address, count];
    return {
      requests: this.requests.tell(MOST_USES),
      frames: this.frames.tell(MOST_USES),
      held: this.held.tell(MOST_USES).map(named),
    };
  }

  /** What another process told. */
  hear(from: string, { requests, frames, held }: HouseUse): void {
    this.requests.hear(requests);
    this.frames.hear(frames);
    this.heldElsewhere.hear(from, held);
  }

  async mayArrive(address: string): Promise<boolean> {
    const spent = await this.newcomers.spend(address);
    if (spent) this.count(spent === 'address' ? 'newcomers' : 'newcomers-network');
    return spent === null;
  }

  /** Whether an address may try a code. Paid for beforehand, or many tries at once would cost nothing. */
  async mayTryCode(address: string): Promise<boolean> {
    const spent = await this.codes.spend(address);
    if (spent) this.count(spent === 'address' ? 'codes' : 'codes-network');
    return spent === null;
  }

  codeWasRight(address: string): Promise<void> {
    return this.codes.giveBack(address);
  }

  /**
   * The same for the operator's token. An operator looks in when the store is out of order, too: then each
   * process counts for itself.
   */
  async mayTryToken(address: string): Promise<boolean> {
    let spent = this.operatorsHere.spend(address);
    if (!spent) {
      spent = await this.operators.spend(address).catch(() => null);
      if (spent) this.operatorsHere.giveBack(address);
    }
    if (spent) this.count(spent === 'address' ? 'operator' : 'operator-network');
    return spent === null;
  }

  async tokenWasRight(address: string): Promise<void> {
    this.operatorsHere.giveBack(address);
    await this.operators.giveBack(address).catch(() => {});
  }

  /** All together are only watched: a limit for all would let one of them lock out everybody. */
  codeWasWrong(): void {
    this.metrics.count('wrong_codes_total');
    this.allCodes.spend('');
  }
}
