import { beforeAll, describe, test } from 'vitest';
import { examine, type Findings } from './examine.ts';
import { PROPERTIES, type PropertyName } from './property.ts';
import type { Specimen } from './specimen.ts';

const GAMES = 2_000;
const PATIENCE = 300_000;

/**
 * Registers the conformance tests of a game: under every option set, so many random games are
 * played once and examined for all properties; each property is a test of its own.
 */
export function conformance<O, S, M, E, V>(specimen: Specimen<O, S, M, E, V>, games = GAMES): void {
  describe.each(specimen.sets)(`${specimen.game.id}: $name`, (set) => {
    let findings: Findings;
    beforeAll(() => {
      findings = examine(specimen, set, games);
    }, PATIENCE);
    test.each(Object.entries(PROPERTIES))('%s: %s', (name) => {
      const flaw = findings.flaws.get(name as PropertyName);
      if (flaw) throw flaw;
    });
  });
}
