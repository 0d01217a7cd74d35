/** What its author keeps in this browser: a deck. Untrusted, it comes from storage. */
export interface KeptWork {
  readonly id: string;
  readonly work: unknown;
}

/** What a game's workshop is given, where people write something of their own to play with. */
export interface WorkshopProps {
  /** The newest first. */
  readonly kept: readonly KeptWork[];
  readonly onKeep: (id: string, work: unknown) => void;
  readonly onDelete: (id: string) => void;
  /** What came in the address, behind its `#`; blank if nothing did. */
  readonly brought: string;
  /** Where the workshop is found: what is put behind a `#` comes back as `brought`. */
  readonly address: string;
  /** Sets a new table up with these options. */
  readonly onPlay: (options: object) => void;
}
