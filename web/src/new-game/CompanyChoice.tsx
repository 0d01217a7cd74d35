import { Choice } from '@late/ui';
import { useSay } from '../shell/use-say.ts';
import type { Setup } from './use-setup.ts';

/** With whom to play. */
export function CompanyChoice({ setup }: { setup: Setup }) {
  const say = useSay();
  return (
    <Choice
      legend={say('new.company')}
      value={setup.company}
      onChange={(company) => setup.change({ company })}
      alternatives={setup.offered.map((value) => ({
        value,
        label: say(`new.${value}`),
        hint: say(`new.${value}-hint`),
      }))}
    />
  );
}
