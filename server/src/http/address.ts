import { isIPv4, isIPv6 } from 'node:net';

/** Prefixes under which a whole IPv4 address stands as the last two groups: mapped, and behind NAT64. */
const AROUND_IPV4: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 0, 0xffff],
  [0x64, 0xff9b, 0, 0, 0, 0],
];

/**
 * Who counts as one in limits: an IPv4 address, or the /64 of an IPv6 address, of which anybody has as many
 * as they like within it. Written in one way only; null if it is no address.
 */
export function addressKey(text: string): string | null {
  const parts = partsOf(text);
  if (!parts) return null;
  return parts.length === 4 ? parts.join('.') : joined(parts.slice(0, 4));
}

/**
 * The network around an address, for limits on what one provider's customer can have many addresses for:
 * the /24 of an IPv4 address, the /48 of an IPv6 address. Takes keys of addresses as well.
 */
export function networkOf(address: string): string {
  const parts = partsOf(address);
  if (!parts) return '';
  if (parts.length === 4) return `${parts.slice(0, 3).join('.')}.0/24`;
  return `${joined(parts.slice(0, 3))}/48`;
}

/** Four numbers of an IPv4 address, or eight groups of an IPv6 address. */
function partsOf(text: string): readonly number[] | null {
  const bare = withoutPort(text.trim());
  if (isIPv4(bare)) return bare.split('.').map(Number);
  if (!isIPv6(bare)) return null;
  const groups = groupsOf(bare.replace(/%.*$/, ''));
  const isWrapped = AROUND_IPV4.some((prefix) => prefix.every((group, i) => group === groups[i]));
  return isWrapped ? groups.slice(6).flatMap((group) => [group >> 8, group & 0xff]) : groups;
}

/** Some proxies write the port along: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1];
  return bracketed ?? /^([\d.]+):\d{1,5}$/.exec(text)?.[1] ?? text;
}

/** Of an address that is known to be one. */
function groupsOf(address: string): readonly number[] {
  const [head = [], tail] = address.split('::').map(groupsIn);
  if (tail === undefined) return head;
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

function groupsIn(text: string): number[] {
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return group ? [Number.parseInt(group, 16)] : [];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [(a << 8) | b, (c << 8) | d];
  });
}

/** The first groups of an address; all that follow are zero. */
function joined(groups: readonly number[]): string {
  return `${groups.map((group) => group.toString(16)).join(':')}::`;
}
