/** Rules count in thousands, people in copies and cheques. */
const THOUSAND = 1_000;

export function inFull(thousands: number): number {
  return THOUSAND * thousands;
}
