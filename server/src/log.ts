type Write = (fields: object, text: string) => void;

/** Where the server says what happened: fields to search by, and a sentence. */
export interface Log {
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
}
