// The API as a function, by the types that openapi-typescript makes of it:
// npx openapi-typescript http://127.0.0.1:8080/api/openapi.json -o examples/api.d.ts
import type { components, paths } from './api.d.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Operation<M extends Method, P extends keyof paths> =
  paths[P] extends Record<Lowercase<M>, infer Op> ? Op : never;

/** What stands in the path, what follows it, and the body: as far as there are any. */
type Asked<Op> = (Op extends { parameters: { path: infer Path } } ? { path: Path } : unknown) &
  (Op extends { parameters: { query?: infer Query } } ? { query?: Query } : unknown) &
  (Op extends { requestBody: { content: { 'application/json': infer Body } } }
    ? { body: Body }
    : unknown);

type Answer<Op> = Op extends {
  responses: Partial<Record<200 | 201, { content: { 'application/json': infer Done } }>>;
}
  ? Done
  : never;

interface Parts {
  path?: object;
  query?: object;
  body?: unknown;
}

export type Call = <M extends Method, P extends keyof paths & string>(
  method: M,
  path: P,
  asked: Asked<Operation<M, P>> & Parts,
) => Promise<Answer<Operation<M, P>> & { refusal?: components['schemas']['Refusal'] }>;

export type Request = components['schemas']['Request'];
