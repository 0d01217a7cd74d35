import type { Metrics } from '../metrics.ts';
import type { Settings } from '../settings.ts';
import { AddressBudget } from './address-budget.ts';
import { Budget } from './budget.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** So many wrong codes an hour, from all addresses together, are worth an operator's look. */
const ALARM_PER_HOUR = 2_000;

/** Whoever mistyped the operator's token tries again; whoever guesses does not get far. */
const OPERATOR_TOKENS_PER_HOUR = 10;

const LIMITS = [
  'requests',
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

/** What one person, address or network may do in a while. Whoever is refused by a limit is counted. */
export class Limits {
  private readonly metrics: Metrics;
  private readonly requests: Budget;
  private readonly newcomers: AddressBudget;
  private readonly codes: AddressBudget;
  private readonly operators = new AddressBudget(OPERATOR_TOKENS_PER_HOUR, HOUR);
  private readonly allCodes = new Budget(ALARM_PER_HOUR, HOUR);

  constructor(settings: Settings, metrics: Metrics) {
    this.metrics = metrics;
    this.requests = new Budget(settings.requestsPerMinute, MINUTE);
    this.newcomers = new AddressBudget(settings.newMembersPerHour, HOUR);
    this.codes = new AddressBudget(settings.wrongCodesPerHour, HOUR);
    // So that they are seen before they are ever needed.
    for (const limit of LIMITS) this.count(limit, 0);
    metrics.count('wrong_codes_total', '', 0);
    metrics.gauge('wrong_codes_alarm', () => (this.allCodes.has('') ? 0 : 1));
  }

  /** Noted by whoever refuses because of it. */
  count(limit: Limit, by = 1): void {
    this.metrics.count('limits_refused_total', `limit="${limit}"`, by);
  }

  /** Whether an address, or a person on a socket, may ask one more thing. */
  mayAsk(spender: string): boolean {
    const may = this.requests.spend(spender);
    if (!may) this.count('requests');
    return may;
  }

  mayArrive(address: string): boolean {
    const spent = this.newcomers.spend(address);
    if (spent) this.count(spent === 'address' ? 'newcomers' : 'newcomers-network');
    return spent === null;
  }

  /** Whether an address may try a code. Paid for beforehand, or many tries at once would cost nothing. */
  mayTryCode(address: string): boolean {
    const spent = this.codes.spend(address);
    if (spent) this.count(spent === 'address' ? 'codes' : 'codes-network');
    return spent === null;
  }

  codeWasRight(address: string): void {
    this.codes.giveBack(address);
  }

  /** The same for the operator's token. */
  mayTryToken(address: string): boolean {
    const spent = this.operators.spend(address);
    if (spent) this.count(spent === 'address' ? 'operator' : 'operator-network');
    return spent === null;
  }

  tokenWasRight(address: string): void {
    this.operators.giveBack(address);
  }

  /** All together are only watched: a limit for all would let one of them lock out everybody. */
  codeWasWrong(): void {
    this.metrics.count('wrong_codes_total');
    this.allCodes.spend('');
  }
}
