import { useSay } from './use-say.ts';

/** Shown only if something takes its time: a page that flickers is worse than one that waits. */
export function Loading() {
  const say = useSay();
  return (
    <p className="loading" role="status">
      {say('shell.loading')}
    </p>
  );
}
