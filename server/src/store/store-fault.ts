/** Something the store will not or cannot do. Says what, never whose: no key, no token, no path. */
export class StoreFault extends Error {
  override readonly name: string = 'StoreFault';
}

/** A table has as many steps as it can have. */
export class TableFull extends StoreFault {
  override readonly name = 'TableFull';
}
