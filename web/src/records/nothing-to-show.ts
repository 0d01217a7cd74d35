/** A game whose hands were never opened, of which nobody may be shown anything. */
export class NothingToShow extends Error {
  override readonly name = 'NothingToShow';
}
