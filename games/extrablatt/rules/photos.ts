import { type Headline, SECTIONS, type Section, sectionIndex } from './sections.ts';
import { choosesPhoto, type Dealt } from './version.ts';

/** Which of a section's photos. */
export type PhotoNumber = 1 | 2;

const BOTH: readonly PhotoNumber[] = [1, 2];
export const PHOTOS_PER_SECTION = BOTH.length;

/** The photos that are left, by section. */
export type Photos = readonly (readonly PhotoNumber[])[];

/** A full drawer. */
export function allPhotos(): Photos {
  return SECTIONS.map(() => BOTH);
}

export function photosOf(photos: Photos, section: Section): readonly PhotoNumber[] {
  return photos[SECTIONS.indexOf(section)] ?? [];
}

/** The photos that a story of this headline could be printed with. */
export function photosFor(photos: Photos, headline: Headline): readonly PhotoNumber[] {
  return photos[sectionIndex(headline)] ?? [];
}

/** What lies in the drawer, at a table of whichever version. */
export interface Drawer extends Dealt {
  readonly photos: Photos;
}

/** The photos among which whoever prints such a story chooses; by earlier rules the first that is left is taken. */
export function photosToPrint(drawer: Drawer, headline: Headline): readonly PhotoNumber[] {
  const left = photosFor(drawer.photos, headline);
  return choosesPhoto(drawer) ? left : left.slice(0, 1);
}

export function withoutPhoto(photos: Photos, headline: Headline, printed: PhotoNumber): Photos {
  const left = photosFor(photos, headline).filter((photo) => photo !== printed);
  return photos.with(sectionIndex(headline), left);
}
