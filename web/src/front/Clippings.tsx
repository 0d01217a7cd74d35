import { isGame, nameOf } from '@late/games';
import { dateFormat, useLanguage } from '@late/ui';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Clearable } from '../shell/Clearable.tsx';
import { useSay } from '../shell/use-say.ts';
import { type Clipping, clearClipping, listClippings } from '../store/clippings.ts';

const SHOWN = 8;

/** Games that came as files. */
export default function Clippings() {
  const say = useSay();
  const [clippings, setClippings] = useState<readonly Clipping[]>([]);
  useEffect(() => {
    listClippings().then(setClippings, () => setClippings([]));
  }, []);
  if (clippings.length === 0) return null;
  return (
    <section className="brief">
      <h2>{say('home.clippings')}</h2>
      <ul className="brief__list">
        {clippings.slice(0, SHOWN).map((clipping) => (
          <li key={clipping.id}>
            <Clearable name={gameOf(clipping)} clear={() => clearClipping(clipping)}>
              <ClippingLink clipping={clipping} />
            </Clearable>
          </li>
        ))}
      </ul>
    </section>
  );
}

const headOf = ({ text }: Clipping) => text.slice(0, 2000);

function gameOf(clipping: Clipping): string {
  const game = /^game: ([a-z]+) /m.exec(headOf(clipping))?.[1] ?? '';
  return isGame(game) ? nameOf(game) : game;
}

function ClippingLink({ clipping }: { clipping: Clipping }) {
  const { id, added } = clipping;
  const language = useLanguage();
  const when = dateFormat(language, { dateStyle: 'medium' });
  const names = [...headOf(clipping).matchAll(/^seat \d+: (?:person|team|bot [a-z]+) (.+)$/gm)].map(
    ([, name]) => name,
  );
  return (
    <Link href={`/replay/file/${id}`} className="brief__link">
      <strong>{gameOf(clipping)}</strong>
      <span>{names.join(', ')}</span>
      <span className="brief__when">
        {Number.isFinite(new Date(added).getTime()) ? when.format(added) : ''}
      </span>
    </Link>
  );
}
