import type { MakeProperty } from '../property.ts';
import { mustMatch } from '../same.ts';

export const conserved: MakeProperty = ({ specimen }) => ({
  name: 'conserved',
  every: 8,
  examine({ steps }) {
    const [deal, ...rest] = steps;
    if (!deal) return;
    const first = specimen.conserved(deal.outcome.state);
    for (const { entry, outcome } of rest) {
      const now = specimen.conserved(outcome.state);
      mustMatch('conserved', `what is conserved at step ${entry.seq}`, first, now);
    }
  },
});
