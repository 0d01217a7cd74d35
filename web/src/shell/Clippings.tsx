import { isGame, nameOf } from '@late/games';
import { Button, dateFormat, useLanguage } from '@late/ui';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { type Clipping, deleteClipping, listClippings } from '../store/clippings.ts';
import { useSay } from './use-say.ts';

const SHOWN = 8;

/** Games that came as files. */
export function Clippings() {
  const say = useSay();
  const [clippings, setClippings] = useState<readonly Clipping[]>([]);
  const refresh = () => {
    listClippings().then(setClippings, () => setClippings([]));
  };
  useEffect(refresh, []);
  if (clippings.length === 0) return null;
  return (
    <section className="brief">
      <h2>{say('home.clippings')}</h2>
      <ul className="brief__list">
        {clippings.slice(0, SHOWN).map((clipping) => (
          <li key={clipping.id}>
            <ClippingLink clipping={clipping} />
            <Button
              look="quiet"
              icon="bin"
              iconOnly
              onClick={async () => {
                await deleteClipping(clipping.id);
                refresh();
              }}
            >
              {say('home.clear')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ClippingLink({ clipping: { id, text, added } }: { clipping: Clipping }) {
  const language = useLanguage();
  const when = dateFormat(language, { dateStyle: 'medium' });
  const head = text.slice(0, 2000);
  const game = /^game: ([a-z]+) /m.exec(head)?.[1] ?? '';
  const names = [...head.matchAll(/^seat \d+: (?:person|team|bot [a-z]+) (.+)$/gm)].map(
    ([, name]) => name,
  );
  return (
    <Link href={`/replay/file/${id}`} className="brief__link">
      <strong>{isGame(game) ? nameOf(game) : game}</strong>
      <span>{names.join(', ')}</span>
      <span className="brief__when">
        {Number.isFinite(new Date(added).getTime()) ? when.format(added) : ''}
      </span>
    </Link>
  );
}
