/** Something the store will not or cannot do. Says what, never whose: no key, no token, no path. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault';
}
