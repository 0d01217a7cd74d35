import type { Mark, Measure, Part } from './mark.ts';

/** A smaller headline below the fold. */
export interface Story {
  readonly headline: string;
  /** Who wrote it, or a line more about it. */
  readonly by: string | null;
}

/** A picture on the page, drawn by the game that it is of. */
export interface PagePicture {
  /** How high it is for its width. */
  readonly shape: number;
  readonly draw: (box: Part, measure: Measure) => readonly Mark[];
  readonly caption: string;
}

/** What a finished game leaves to be printed, in the reader's language. */
export interface Edition {
  readonly headline: string;
  /** The line below the headline. */
  readonly deck: string | null;
  /** Who won, as a sentence. */
  readonly winner: string;
  readonly picture: PagePicture | null;
  readonly stories: readonly Story[];
  /** Everybody's points, the best first; none where one played alone. */
  readonly staff: readonly { readonly name: string; readonly score: string }[];
}

/** What is printed on every page alike. */
export interface Imprint {
  readonly name: string;
  readonly date: string;
  readonly edition: string;
}
