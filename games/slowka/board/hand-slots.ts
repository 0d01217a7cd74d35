import type { Token } from '../rules/index.ts';

/** Which tokens of a hand, by place, are not among those laid: of equal ones the first lie out. */
export function slotsLeft(hand: readonly Token[], laid: readonly Token[]): boolean[] {
  const out = [...laid];
  return hand.map((token) => {
    const place = out.indexOf(token);
    if (place < 0) return true;
    out.splice(place, 1);
    return false;
  });
}
