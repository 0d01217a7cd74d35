import { Die, LetterTile } from '@late/ui';

const LOOKS = ['old', 'fresh', 'held', 'ghost'] as const;

export function Pieces() {
  return (
    <>
      <div className="specimen__row">
        {[1, 2, 3, 4, 5, 6].map((face) => (
          <span key={face} className="specimen__die">
            <Die face={face} />
          </span>
        ))}
      </div>
      <div className="specimen__row">
        {LOOKS.map((look) => (
          <figure key={look} className="specimen__letter">
            <LetterTile letter="ż" value={9} look={look} />
            <figcaption>{look}</figcaption>
          </figure>
        ))}
        <figure className="specimen__letter">
          <LetterTile letter="w" value={0} />
          <figcaption>blank</figcaption>
        </figure>
        <figure className="specimen__letter specimen__letter--small">
          <LetterTile letter="m" value={10} />
          <figcaption>small</figcaption>
        </figure>
      </div>
    </>
  );
}
