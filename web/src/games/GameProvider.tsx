import { type GameId, manifestOf } from '@late/games';
import { type Messages, TextProvider, useLanguage } from '@late/ui';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { PageFrame } from '../shell/PageFrame.tsx';
import type { GameFace, GameLook } from './face.ts';
import { loadFace, loadLook } from './load-face.ts';

const LookContext = createContext<GameLook | null>(null);
const FaceContext = createContext<GameFace | null>(null);

/** Loads a game's face and its texts, then shows what is inside. Words come when a table needs them. */
export function GameProvider(props: {
  id: GameId;
  /** Until it has come; by default the frame of a whole page. */
  meanwhile?: ReactNode;
  /** What is inside does with the game's look, and its rules may come later. */
  early?: boolean;
  children: ReactNode;
}) {
  const { id, children, early = false, meanwhile = <PageFrame /> } = props;
  const language = useLanguage();
  const [look, setLook] = useState<GameLook | null>(null);
  const [face, setFace] = useState<GameFace | null>(null);
  const [messages, setMessages] = useState<Messages | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    loadLook(id).then(setLook, setError);
    if (!early) loadFace(id).then(setFace, setError);
  }, [id, early]);
  useEffect(() => {
    let current = true;
    const reading = manifestOf(id)?.texts(language);
    reading?.then((loaded) => current && setMessages(loaded), setError);
    return () => {
      current = false;
    };
  }, [id, language]);
  if (error) throw error;
  if (!look || !messages || !(face || early)) return meanwhile;
  return (
    <TextProvider language={language} messages={messages}>
      <LookContext value={look}>
        <FaceContext value={face}>
          <div data-game={id}>{children}</div>
        </FaceContext>
      </LookContext>
    </TextProvider>
  );
}

export function useLook(): GameLook {
  const look = useContext(LookContext);
  if (!look) throw new Error('outside of GameProvider');
  return look;
}

/** Not for what is shown early. */
export function useFace(): GameFace {
  const face = useContext(FaceContext);
  if (!face) throw new Error('outside of GameProvider, or before the rules have come');
  return face;
}
