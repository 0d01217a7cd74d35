import type { Seat, TableChance } from '@late/kernel';
import type { NoWordReason } from '@late/lexicon';
import { isCovered, type LaidWord, type WaitingWord } from './state.ts';
import { over, type Telling, tell } from './telling.ts';
import { sorted, type Token } from './tokens.ts';
import { draw, endIfIdle } from './turns.ts';

/**
 * The waiting word, if there is one, can no longer be challenged: it goes onto the pad, and its
 * player draws. The word that covered the last field ends the game instead.
 */
export function stand(telling: Telling, chance: TableChance, challenger: Seat | null): Telling {
  const { waiting, words } = telling.state;
  if (!waiting) return telling;
  const { accepted, idle, ...laid } = waiting;
  const word: LaidWord = { ...laid, challenger };
  const stood = tell(telling, { waiting: null, words: [...words, word] }, { type: 'stood', word });
  if (isCovered(stood.state)) return over(stood, 'covered');
  return draw(stood, word.seat, word.laid.length, chance);
}

/** The waiting word is none: its tokens go back, and its turn was one without a token. */
export function strike(
  telling: Telling,
  waiting: WaitingWord,
  challenger: Seat,
  reason: NoWordReason,
): Telling {
  const { board, deeds, hands, idle, options } = telling.state;
  const { path, seat, word } = waiting;
  const cleared: (Token | null)[] = [...board];
  for (const { field } of waiting.laid) cleared[field] = null;
  const tokens = waiting.laid.map(({ token }) => token);
  return endIfIdle(
    tell(telling, {
      board: cleared,
      hands: hands.with(seat, sorted(options, [...(hands[seat] as readonly Token[]), ...tokens])),
      idle: waiting.idle + 1 + idle,
      waiting: null,
      deeds: deeds.with(seat, { did: 'struck', attempt: { word, path, reason }, challenger }),
    }),
  );
}
