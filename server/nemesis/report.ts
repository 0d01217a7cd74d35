import type { Verdict } from '../players/afterwards.ts';
import { groupBy } from '../players/group-by.ts';
import { type Asked, type Journal, keyOf } from '../players/journal.ts';
import type { KeptTable } from '../players/kept-table.ts';
import type { Inflicted } from './inflict-faults.ts';

export interface Report {
  readonly violations: readonly string[];
  readonly faults: Readonly<Record<string, number>>;
  readonly figures: Readonly<Record<string, number>>;
}

/** What is counted of what was done. */
const ASKED = ['move', 'undo', 'say', 'stand-in', 'hand-back'] as const;

export function reportOf(
  journal: Journal,
  inflicted: Inflicted,
  kept: readonly KeptTable[],
  verdict: Verdict,
): Report {
  const { asked } = journal;
  const violations = [...verdict.violations, ...journal.complaints];
  const byGame = groupBy(kept, ({ game }) => game);
  const count = (isSo: (one: Asked) => boolean) => asked.filter(isSo).length;
  const done = new Set(
    kept.flatMap(({ id, requests }) => [...requests.keys()].map((key) => `${id} ${key}`)),
  );
  return {
    violations,
    faults: Object.fromEntries(inflicted),
    figures: {
      faults: [...inflicted.values()].reduce((sum, many) => sum + many, 0),
      'tables in all': kept.length,
      ...Object.fromEntries([...byGame].map(([game, all]) => [`tables of ${game}`, all.length])),
      'games finished': verdict.finished,
      requests: asked.length,
      'requests acknowledged': journal.acknowledged,
      'requests refused': count(({ refused }) => refused !== null),
      'refused here, done there before or after': count(
        (one) => one.refused !== null && done.has(`${one.table} ${keyOf(one)}`),
      ),
      'requests sent again': asked.reduce((sum, { sends }) => sum + Math.max(0, sends - 1), 0),
      ...Object.fromEntries(
        ASKED.map((what) => [
          `requests to ${what}`,
          count(({ request, acknowledged }) => acknowledged !== null && request.do === what),
        ]),
      ),
      'steps in the log': kept.reduce((sum, { length }) => sum + length, 0),
      'steps by bots': kept.reduce((sum, table) => sum + byBots(table), 0),
      'steps by clocks': kept.reduce((sum, table) => sum + byClock(table), 0),
      'pictures compared': journal.pictures.length,
      'times somebody saw less for a while': journal.shrank,
      'longest until acknowledged, ms': Math.round(Math.max(0, ...asked.map(waitOf))),
      'longest without a word, ms': Math.round(journal.longestSilence),
      violations: violations.length,
    },
  };
}

/** Moves that no request accounts for. */
function byBots({ steps, requests }: KeptTable): number {
  const asked = new Set(requests.values());
  return steps.filter(
    ({ seq, step: { act } }) =>
      act.do === 'entry' && act.entry.act.do === 'move' && !asked.has(seq + 1),
  ).length;
}

function byClock({ steps }: KeptTable): number {
  return steps.filter(({ step: { act } }) => {
    if (act.do !== 'entry') return false;
    const { by, act: done } = act.entry;
    return by === 'clock' || (done.do === 'note' && done.note.kind === 'stand-in');
  }).length;
}

function waitOf({ sentAt, answeredAt, acknowledged }: Asked): number {
  return acknowledged === null ? 0 : Number(answeredAt) - Number(sentAt);
}
