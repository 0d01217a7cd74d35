import type { Letter } from '../alphabet.ts';
import { childOf, type WordGraph } from '../word-graph.ts';

/**
 * Whether a turn can lay a word of at most so many letters, by the rules of `PathSearch`. It needs nothing made ready
 * and leaves at the first word; there nearly always is a short one, so few have to ask for all others.
 */
export function hasShortPath(
  graph: WordGraph,
  neighbours: readonly (readonly number[])[],
  lying: readonly number[],
  rack: readonly Letter[],
  longest: number,
): boolean {
  const left = [...rack];
  const path: number[] = [];
  return lying.some((_, field) => reads(field, graph.root, false, false));

  /** Whether a word goes on with this field and ends there or later. */
  function reads(field: number, node: number, hasNew: boolean, hasOld: boolean): boolean {
    const lies = lying[field] as number;
    if (lies < -1 || path.includes(field)) return false;
    if (lies >= 0) return goesOn(field, node, lies, hasNew, true);
    return left.some((letter, place) => {
      if (letter < 0 || left.indexOf(letter) < place) return false;
      left[place] = -1;
      const isFound = goesOn(field, node, letter, true, hasOld);
      left[place] = letter;
      return isFound;
    });
  }

  function goesOn(
    field: number,
    node: number,
    letter: Letter,
    hasNew: boolean,
    hasOld: boolean,
  ): boolean {
    const isIn = (mask: number | undefined) => (((mask as number) >>> letter) & 1) === 1;
    if (!isIn(graph.masks[node])) return false;
    if (hasNew && hasOld && isIn(graph.ends[node])) return true;
    if (path.length + 1 >= longest) return false;
    path.push(field);
    const next = childOf(graph, node, letter);
    const isFound = neighbours[field]?.some((near) => reads(near, next, hasNew, hasOld)) ?? false;
    path.pop();
    return isFound;
  }
}
