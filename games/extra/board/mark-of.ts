/** How a box looks: crossed, crossed since the reader saw it last, about to be crossed, or empty. */
export function markOf(box: number, known: number, crosses: number, after: number): string {
  if (box < crosses) return box < known ? 'box--crossed' : 'box--crossed box--fresh';
  return box < after ? 'box--preview' : '';
}
