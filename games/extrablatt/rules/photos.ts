import { type Headline, SECTIONS, type Section, sectionOf } from './sections.ts';

/** Which of a section's photos, in the order in which they are taken. */
export type PhotoNumber = 1 | 2;

export const PHOTOS_PER_SECTION = 2;

/** A full drawer of photos: how many of each section are left. */
export function allPhotos(): number[] {
  return SECTIONS.map(() => PHOTOS_PER_SECTION);
}

/** The photo of a section that is printed next; null if none is left. */
export function nextPhotoOf(photos: readonly number[], section: Section): PhotoNumber | null {
  const left = photos[SECTIONS.indexOf(section)] ?? 0;
  return left ? ((PHOTOS_PER_SECTION - left + 1) as PhotoNumber) : null;
}

/** The photo that a story of this headline would be printed with. */
export function nextPhoto(photos: readonly number[], headline: Headline): PhotoNumber | null {
  return nextPhotoOf(photos, sectionOf(headline));
}
