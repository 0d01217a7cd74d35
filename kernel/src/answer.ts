import type { Refusal } from './game.ts';
import type { ByKey, Params, Texts } from './texts.ts';

/** The answer to a request: done, with what it brought about, or refused. */
export type Answer<Done> = ({ readonly ok: true } & Done) | Refused;

interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

/** Makes a layer's `refuse`: by the codes that it knows, each with what its sentence wants. */
export function refuser<Known extends Texts>(): ByKey<Known, Refused> {
  const refuse = (code: string, params?: Params): Refused => ({
    ok: false,
    refusal: params ? { code, params } : { code },
  });
  return refuse as ByKey<Known, Refused>;
}
