import type { GameId } from '@late/games';
import type { AnyLessonModule, LessonKind } from '@late/games/lesson';
import { sayRefusal, useLanguage } from '@late/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useFace } from '../games/GameProvider.tsx';
import { loadWords } from '../games/load-face.ts';
import { beginLesson } from '../local/begin-local.ts';
import { useSettings } from '../settings/SettingsContext.tsx';
import { Loading } from '../shell/Loading.tsx';
import { useSay } from '../shell/use-say.ts';
import { readLesson } from '../store/lessons.ts';
import { listTables } from '../store/tables.ts';

interface Props {
  readonly game: GameId;
  readonly module: AnyLessonModule;
  readonly kind: LessonKind<unknown>;
}

/** Goes to the table of a lesson: one that was left in the middle, else a new one. */
export function BeginLesson({ game, module, kind }: Props) {
  const say = useSay();
  const face = useFace();
  const { settings } = useSettings();
  const [, navigate] = useLocation();
  const name = kind.nameIn(useLanguage());
  const [trouble, setTrouble] = useState<string | null>(null);
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    const begin = async () => {
      const left = await leftAt(game, name);
      if (left) return left;
      const lesson = module.lessons[name];
      if (!lesson) throw new Error(`no lesson ${name}`);
      const isHere = await loadWords(game, lesson.options).then(
        () => true,
        () => false,
      );
      if (!isHere) return setTrouble(say('new.no-words'));
      const begun = await beginLesson(face, name, lesson, settings.name || say('new.you'));
      if (!begun.ok) return setTrouble(sayRefusal(say, begun.refusal));
      return begun.id;
    };
    // Back leads from the table to where the lesson was offered.
    begin().then(
      (id) => id && navigate(`/table/${game}/${id}`, { replace: true }),
      () => setTrouble(say('table.not-kept')),
    );
  }, [game, name, module, face, settings, say, navigate]);
  return trouble === null ? (
    <Loading />
  ) : (
    <p className="trouble" role="alert">
      {trouble}
    </p>
  );
}

/** The table at which this lesson is not over. */
async function leftAt(game: GameId, name: string): Promise<string | null> {
  const { tables } = await listTables();
  const left = tables.find(
    ({ plan, result, lesson }) =>
      plan.game === game && lesson === name && !result && readLesson(plan.id) !== 'over',
  );
  return left?.plan.id ?? null;
}
