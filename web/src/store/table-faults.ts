/** What is kept of a table cannot be read. The rest of the house is not affected. */
export class DamagedTable extends Error {
  override readonly name = 'DamagedTable';
}

/** Somebody else, most likely another tab, wrote this entry first. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

/** The table was cleared away, most likely in another tab. */
export class Gone extends Error {
  override readonly name = 'Gone';
}
