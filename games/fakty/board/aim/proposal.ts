import type { Move, View } from '../../rules/index.ts';
import type { Draft } from './draft.ts';

/** The move that an answer to the present question makes. */
export type Verb = Exclude<Move['do'], 'object' | 'falls' | 'stands' | 'print' | 'read' | 'point'>;

/** What is asked for now; where a choice is given, the one that takes more than a button. */
export function verbOf({ phase, variant }: View): Verb | null {
  switch (phase.at) {
    case 'opening':
    case 'taken':
    case 'second':
    case 'two':
    case 'place':
      return 'lay';
    case 'over':
    case 'tabloid':
    case 'youngest':
    case 'objection':
    case 'count':
      return null;
    case 'action':
      break;
    default:
      return phase.at;
  }
  switch (phase.face) {
    case 'hot-topic':
    case 'leak':
      return 'take';
    case 'bear':
      return 'remove';
    case 'contradiction':
      return variant === 'hot' ? 'scrap' : 'swap';
    case 'bug':
      return variant === 'hot' ? 'move' : 'bug';
  }
}

/** The move that the draft amounts to, once it is complete; legal or not. */
export function proposal(view: View, { tiles, titles, seat }: Draft): Move | null {
  const verb = verbOf(view);
  const [tile = null, other = null] = tiles;
  const [title = null, back = null] = titles;
  switch (verb) {
    case 'roll':
    case 'draw':
      return { do: verb };
    case 'lay':
    case 'move':
      return tile === null || title === null ? null : { do: verb, tile, title };
    case 'take':
    case 'remove':
    case 'discard':
      return tile === null ? null : { do: verb, tile };
    case 'scrap':
      return title === null ? null : { do: verb, title };
    case 'bug':
      return seat === null ? null : { do: verb, seat };
    case 'vote':
      return seat === null || title === null ? null : { do: verb, seat, title };
    case 'swap': {
      if (tile === null || other === null || title === null || back === null) return null;
      return { do: verb, one: tile, to: title, other, back };
    }
    default:
      return null;
  }
}
