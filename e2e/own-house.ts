import { test } from '@playwright/test';
import { House } from './house.ts';

/** A house of its own for every test of a file, with nobody left in it afterwards. */
export function ownHouse(wishes: Readonly<Record<string, string>> = {}): () => House {
  let house: House;
  test.beforeEach(async () => {
    house = await House.open(wishes);
  });
  test.afterEach(async ({ browser }) => {
    for (const context of browser.contexts()) await context.close();
    await house.close();
  });
  return () => house;
}
