import { useSay } from '../shell/use-say.ts';

const SHORT = 12;

/** The commitment to the luck of a game, there before the first throw. */
export function Fingerprint({ commitment }: { commitment: string }) {
  const say = useSay();
  return (
    <details className="fingerprint">
      <summary>
        {say('fair-page.fingerprint')} <code>{commitment.slice(0, SHORT)}…</code>
      </summary>
      <p>{say('fair-page.promise')}</p>
      <code className="fingerprint__whole">{commitment}</code>
    </details>
  );
}
