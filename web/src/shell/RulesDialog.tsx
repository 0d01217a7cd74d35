import { type GameId, manifestOf } from '@late/games';
import { Dialog, Rulebook, useLanguage } from '@late/ui';
import { useEffect, useState } from 'react';
import { Loading } from './Loading.tsx';
import { useSay } from './use-say.ts';

/** The rulebook over the table, opened at the paragraph in question. */
export function RulesDialog(props: { game: GameId; at: string | undefined; onClose: () => void }) {
  const say = useSay();
  const text = useRulebook(props.game);
  return (
    <Dialog title={say('rules.title')} onClose={props.onClose}>
      {text === null ? <Loading /> : <Rulebook text={text} at={props.at} />}
    </Dialog>
  );
}

export function useRulebook(game: GameId): string | null {
  const language = useLanguage();
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    const reading = manifestOf(game)?.rulebook(language);
    reading?.then((loaded) => current && setText(loaded));
    return () => {
      current = false;
    };
  }, [game, language]);
  return text;
}
