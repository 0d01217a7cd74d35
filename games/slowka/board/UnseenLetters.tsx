import { tokensOf, tokenValue, unseenTokens, type View } from '../rules/index.ts';
import { useSay } from './use-say.ts';

/** Which tokens are still to come: in the pool, or in somebody else's hand. */
export function UnseenLetters({ view }: { view: View }) {
  const say = useSay();
  const unseen = unseenTokens(view);
  const letters = [...new Set(tokensOf(view.options))];
  const countOf = (letter: string) => unseen.filter((token) => token === letter).length;
  return (
    <section className="unseen-letters">
      <h2>{say('slowka.board.unseen', { count: unseen.length })}</h2>
      <p>{say('slowka.board.pool', { count: view.pool.length })}</p>
      <ul>
        {letters
          .filter((letter) => countOf(letter) > 0)
          .map((letter) => (
            <li key={letter}>
              <b>{letter.toUpperCase()}</b>
              <sub>{tokenValue(view.options, letter)}</sub>
              {countOf(letter) > 1 && <span>×{countOf(letter)}</span>}
            </li>
          ))}
      </ul>
    </section>
  );
}
