/**
 * Which of several processes a table's moves go to. Whoever knows the same processes finds the same one, and
 * when one comes or goes most tables stay where they are.
 */
export function homeAmong(table: string, processes: Iterable<string>): string | null {
  let home: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const process of processes) {
    const weight = hashOf(`${table}/${process}`);
    if (weight > least || (weight === least && process > (home ?? ''))) continue;
    home = process;
    least = weight;
  }
  return home;
}

/** FNV-1a with a last stir: even, and cheap enough for every move. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
}
