import { GAMES } from '@late/games';
import { Button, Dialog, useLanguage } from '@late/ui';
import { useState } from 'react';
import { Link } from 'wouter';
import { useSay } from '../shell/use-say.ts';
import type { RecordKind } from '../table-client/table-client.ts';
import './another.css';

/** The same people, another game: leads to the form where it is set up. */
export function AnotherGame({ kind, id }: { kind: RecordKind; id: string }) {
  const say = useSay();
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {say('evening.another')}
      </Button>
      {isOpen && (
        <Dialog title={say('evening.another')} onClose={() => setIsOpen(false)}>
          <ul className="another">
            {GAMES.map((game) => (
              <li key={game.id}>
                <Link href={`/new/${game.id}?after=${kind}/${id}`}>
                  <strong>{game.name}</strong> <span>{game.front[language].line}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
