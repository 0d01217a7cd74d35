import { Flaw } from '../flaw.ts';
import type { MakeProperty } from '../property.ts';
import { mustMatch } from '../same.ts';

export const recount: MakeProperty = ({ specimen }) => {
  let counted = 0;
  return {
    name: 'recount',
    every: 4,
    examine(played) {
      if (!played.result) return;
      const { scores, winners } = specimen.recount(played);
      const { result } = played;
      mustMatch('recount', 'the recount of the scores', result.scores, scores);
      mustMatch('recount', 'the recount of the winners', result.winners, winners);
      counted++;
    },
    conclude() {
      if (!counted) throw new Flaw('recount', 'no game came to a result');
    },
  };
};
