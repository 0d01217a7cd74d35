import type { SeatLabel } from '@late/ui';
import { type LaidWord, type View, worthOfWord } from '../rules/index.ts';
import { useSay } from './use-say.ts';

interface Props {
  readonly view: View;
  readonly seats: readonly SeatLabel[];
  readonly picked: LaidWord | null;
  readonly onPick: (word: LaidWord | null) => void;
}

/** Every word that stands, the last one on top. A tap shows where it lies. */
export function WordPad({ view, seats, picked, onPick }: Props) {
  const say = useSay();
  const words = view.words.toReversed();
  if (words.length === 0) return <p className="pad__empty">{say('slowka.board.pad-empty')}</p>;
  return (
    <ol className="pad" reversed>
      {words.map((word, back) => {
        const isPicked = picked !== null && picked.path.join() === word.path.join();
        return (
          <li key={words.length - back}>
            <button
              type="button"
              className="pad__line"
              aria-pressed={isPicked}
              onClick={() => onPick(isPicked ? null : word)}
            >
              <span className="pad__who">{seats[word.seat]?.name}</span>
              <span className="pad__word">{word.word.toUpperCase()}</span>
              <span className="pad__points">
                {word.bonus > 0 && (
                  <span className="pad__bonus">
                    {say('slowka.board.pad-bonus', { points: word.points, bonus: word.bonus })}
                  </span>
                )}{' '}
                {worthOfWord(word)}
              </span>
              {word.challenger !== null && (
                <span className="pad__challenge">
                  {seats[word.challenger]?.you
                    ? say('slowka.board.pad-challenged-you')
                    : say('slowka.board.pad-challenged', {
                        name: seats[word.challenger]?.name ?? '',
                      })}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
