import { type Context, drawFrom, type Seat } from '@late/kernel';
import { unseenTokens } from './inventory.ts';
import type { Attempt, State } from './state.ts';
import { sorted, type Token, without } from './tokens.ts';
import { type View, view } from './view.ts';

/** Other hands and the pool come from all that the seat cannot see. What a word showed that did not stay is where it was. */
export function redraw(state: State, seat: Seat, { chance }: Context): State {
  const seen = view(state, seat);
  const shown = seen.hands.map((own, other) => own ?? shownBy(seen, other));
  let hidden = shown.reduce(
    (left, tokens, other) => (other === seat ? left : (without(left, tokens) ?? left)),
    unseenTokens(seen),
  );
  const hands = shown.map((tokens, other) => {
    const wanted = (seen.counts[other] as number) - tokens.length;
    const { drawn, rest } = drawFrom(hidden, wanted, chance, 'pool');
    hidden = rest;
    return sorted(state.options, [...tokens, ...drawn]);
  });
  return { ...state, hands, pool: sorted(state.options, hidden) };
}

/** Tokens that everybody has seen and that are back in a hand: no turn of its own has come since. */
function shownBy(seen: View, seat: Seat): readonly Token[] {
  const known: Token[] = [];
  for (const { path, word } of attemptsOf(seen, seat)) {
    const before = [...known];
    for (const [index, token] of [...word].entries()) {
      if (seen.board[path[index] as number] !== null) continue;
      const place = before.indexOf(token);
      if (place >= 0) before.splice(place, 1);
      else known.push(token);
    }
  }
  return known;
}

function attemptsOf({ deeds, tried, turn }: View, seat: Seat): readonly Attempt[] {
  if (seat === turn && tried.length > 0) return tried;
  const deed = deeds[seat];
  if (deed?.did === 'struck') return [deed.attempt];
  return deed?.did === 'tries' ? deed.tried : [];
}
