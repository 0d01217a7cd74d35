import type { Refusal } from './game.ts';

/** The answer to a request: done, with what it brought about, or refused. */
export type Answer<Done> = ({ readonly ok: true } & Done) | Refused;

interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

export function refuse(code: string, params?: Refusal['params']): Refused {
  return { ok: false, refusal: params ? { code, params } : { code } };
}
