import { readdirSync, readFileSync } from 'node:fs';
import { extrablatt, type Options, type Paper } from '@late/extrablatt/rules';
import { frames, type Opening, openingOf, readRecord } from '@late/kernel';

const FIXTURES = new URL('../../games/extrablatt/fixtures/', import.meta.url);

/** All papers of the recorded games as they were half-way through. */
export function midGamePapers(): Paper[] {
  return readdirSync(FIXTURES)
    .sort()
    .flatMap((file) => {
      const text = readFileSync(new URL(file, FIXTURES), 'utf8');
      const record = readRecord(text, (id) => (id === extrablatt.id ? extrablatt : null));
      const opening = openingOf(extrablatt, record) as Opening<Options>;
      const all = frames(extrablatt, opening, record.log);
      return all[Math.floor(all.length / 2)]?.state.papers ?? [];
    });
}
