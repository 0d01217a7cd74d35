import { test } from '@playwright/test';
import { House } from './house.ts';

function closeContextsAfterEach(): void {
  test.afterEach(async ({ browser }) => {
    for (const context of browser.contexts()) await context.close();
  });
}

/** The house that all tests share, for a file whose tests open browsers of their own. */
export function sharedHouse(): () => { readonly url: string } {
  let url: string;
  test.beforeEach(({ baseURL }) => {
    url = `${baseURL}`;
  });
  closeContextsAfterEach();
  return () => ({ url });
}

/** A house of its own for every test of a file, with nobody left in it afterwards: to be killed, or counted in. */
export function ownHouse(wishes: Readonly<Record<string, string>> = {}): () => House {
  let house: House;
  test.beforeEach(async () => {
    house = await House.open(wishes);
  });
  test.afterEach(() => house.close());
  closeContextsAfterEach();
  return () => house;
}
