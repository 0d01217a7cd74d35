import type { OptionsFormProps } from '@late/ui';
import type { Options } from '../rules/index.ts';
import { useSay } from './use-say.ts';

/** There is nothing to choose; what two players should know is said here. */
export default function OptionsForm({ seats }: OptionsFormProps<Options>) {
  const say = useSay();
  const two = seats.filter(Boolean).length === 2;
  return <p>{say(two ? 'extrablatt.board.two-players' : 'extrablatt.board.no-options')}</p>;
}
