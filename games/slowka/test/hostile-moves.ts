import {
  canAskFor,
  type Field,
  isLastWord,
  layoutOf,
  neighboursOf,
  type State,
  type Token,
  votersIn,
} from '../rules/index.ts';
import { TOKENS } from './tokens.ts';

/** Moves that no seat may make in this state, on turn or not. */
export function hostileMoves(state: State, seat: number): unknown[] {
  const { board, hands, options, pool, waiting } = state;
  const layout = layoutOf(state);
  const hand = hands[seat] as readonly Token[];
  const [token = 'a'] = hand;
  const { start } = layout;
  const [bonus = -1] = layout.bonus.keys();
  const free = layout.light.find((field) => board[field] === null) as Field | undefined;
  const bad: unknown[] = [
    { do: 'word' },
    { do: 'word', laid: [], path: [] },
    { do: 'word', laid: [], path: [start] },
    { do: 'word', laid: [{ field: start, token }], path: [start] },
    { do: 'word', laid: [{ field: bonus, token }], path: [bonus, neighboursOf(bonus)[0]] },
    { do: 'word', laid: [{ field: 45, token }], path: [45, start] },
    { do: 'word', laid: [{ field: -1, token }], path: [-1, start] },
    { do: 'word', laid: [{ field: 0.5, token }], path: [start] },
    { do: 'word', laid: [{ field: free ?? start, token: 'q' }], path: [start] },
    { do: 'word', laid: [{ field: free ?? start, token: 'aa' }], path: [start] },
    { do: 'word', laid: [{ field: free ?? start, token, value: 10 }], path: [start] },
    { do: 'word', laid: new Array(7).fill({ field: free ?? start, token }), path: [start] },
    { do: 'exchange', tokens: [] },
    { do: 'exchange', tokens: ['A'] },
    { do: 'exchange', tokens: new Array(7).fill(token) },
    { do: 'exchange', tokens: TOKENS },
    { do: 'pass', tokens: [] },
    { do: 'let-stand', seat },
    { do: 'Challenge' },
    { do: 'ask' },
    { do: 'ask', word: 'a' },
    { do: 'ask', word: 'KOT' },
    { do: 'ask', word: 'taxi' },
    { do: 'ask', word: 'a'.repeat(46) },
    { do: 'ask', word: 'źdźźźźź' },
    { do: 'vote' },
    { do: 'vote', yes: 1 },
  ];
  const foreign = TOKENS.find((other) => !hand.includes(other)) as Token;
  bad.push({ do: 'exchange', tokens: [foreign] });
  if (hand.length > pool.length) bad.push({ do: 'exchange', tokens: hand });
  if (options.words === 'checked' || !waiting || waiting.seat === seat) {
    bad.push({ do: 'challenge' });
  }
  if (!isLastWord(state) || waiting?.seat === seat) bad.push({ do: 'let-stand' });
  if (isLastWord(state)) bad.push({ do: 'pass' });
  if (!votersIn(state).includes(seat)) bad.push({ do: 'vote', yes: true });
  const refused = state.tableWords.refused?.words[0];
  if (refused && canAskFor(state, seat).length === 0) bad.push({ do: 'ask', word: refused });
  if (state.tableWords.vote)
    bad.push({ do: 'pass' }, { do: 'ask', word: state.tableWords.vote.word });
  if (free === undefined) return bad;
  const near = neighboursOf(free).find((field) => board[field] !== null);
  const far = layout.light.find(
    (field) => board[field] !== null && !neighboursOf(free).includes(field),
  );
  const laid = [{ field: free, token }];
  bad.push(
    { do: 'word', laid, path: [free] },
    { do: 'word', laid, path: [free, start, free] },
    { do: 'word', laid, path: [bonus, free] },
    { do: 'word', laid: [{ field: free, token: foreign }], path: [free, near ?? start] },
  );
  if (near !== undefined) {
    bad.push(
      { do: 'word', laid, path: [near] },
      { do: 'word', laid, path: [near, free, near] },
      { do: 'word', laid: [...laid, ...laid], path: [near, free] },
    );
  }
  if (far !== undefined) bad.push({ do: 'word', laid, path: [far, free] });
  return bad;
}
