/** One numbered change of the schema. */
export interface Migration {
  readonly sql: string;
  /**
   * The lowest schema whose edition can still work with the database once this is done: 1 for whatever only
   * adds what older editions need not know. Whatever takes something away names the schema since which no
   * edition uses it.
   */
  readonly worksSince: number;
}
