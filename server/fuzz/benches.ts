import { GAMES } from '@late/games';
import type { AnySpecimen, Bench } from '../../kernel/testing/index.ts';
import { bench } from '../../kernel/testing/index.ts';

/** Every game of the list under every option set that its tests know. */
export async function benches(): Promise<Bench[]> {
  const all: Bench[] = [];
  for (const { id } of GAMES) {
    const file = new URL(`../../games/${id}/test/specimen.ts`, import.meta.url);
    const { specimen } = (await import(file.href)) as { readonly specimen: AnySpecimen };
    all.push(...specimen.sets.map((set) => bench(specimen, set)));
  }
  return all;
}
