import { type Headline, SECTIONS, type Section, sectionIndex } from './sections.ts';

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

export function withoutPhoto(photos: Photos, headline: Headline, printed: PhotoNumber): Photos {
  const left = photosFor(photos, headline).filter((photo) => photo !== printed);
  return photos.with(sectionIndex(headline), left);
}
