import { type GameId, manifestOf } from '@late/games';
import { type Messages, TextProvider, useLanguage } from '@late/ui';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { PageFrame } from '../shell/PageFrame.tsx';
import type { GameFace } from './face.ts';
import { loadFace } from './load-face.ts';

const FaceContext = createContext<GameFace | null>(null);

/** Loads a game's face and its texts, then shows what is inside. */
export function GameProvider(props: {
  id: GameId;
  /** Until it has come; by default the frame of a whole page. */
  meanwhile?: ReactNode;
  children: ReactNode;
}) {
  const { id, children, meanwhile = <PageFrame /> } = props;
  const language = useLanguage();
  const [face, setFace] = useState<GameFace | null>(null);
  const [messages, setMessages] = useState<Messages | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    loadFace(id).then(setFace, setError);
  }, [id]);
  useEffect(() => {
    let current = true;
    const reading = manifestOf(id)?.texts(language);
    reading?.then((loaded) => current && setMessages(loaded), setError);
    return () => {
      current = false;
    };
  }, [id, language]);
  if (error) throw error;
  if (!face || !messages) return meanwhile;
  return (
    <TextProvider language={language} messages={messages}>
      <FaceContext value={face}>
        <div data-game={face.game.id}>{children}</div>
      </FaceContext>
    </TextProvider>
  );
}

export function useFace(): GameFace {
  const face = useContext(FaceContext);
  if (!face) throw new Error('outside of GameProvider');
  return face;
}
