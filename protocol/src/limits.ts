/** Bounds on everything that comes over the wire. */
export const WIRE_LIMITS = {
  /** A request's body or a socket's frame, in bytes. */
  frame: 16_384,
  clientId: 40,
  /** Requests that a client may have under way at once. */
  pending: 16,
  seats: 8,
  /** What is half laid, as JSON, in characters. */
  draft: 1024,
  /** What somebody adds to a report, in characters. */
  reportText: 300,
} as const;
