import type { Line as LineOf, Narrate } from '@late/kernel';
import type { Event } from '../rules/index.ts';
import type { Texts } from './texts.gen.ts';

type Line = LineOf<Texts>;

/** Which sentence tells which event. */
export const narrate: Narrate<Event, Line> = (event, name) => {
  switch (event.type) {
    case 'thrown':
      return [
        {
          key: 'extra.event.thrown',
          params: { name: name(event.seat), dice: event.dice.join(' ') },
        },
      ];
    case 'decided':
      return [{ key: 'extra.event.decided', params: { name: name(event.seat) } }];
    case 'opened': {
      const [first, second] = event.sums;
      const params = { name: name(event.seat), first, second, fifth: event.fifth };
      const lost: Line[] = event.lost.map((row) => ({ key: 'extra.event.lost', params: { row } }));
      return [{ key: `extra.event.opened.${event.mark}`, params }, ...lost];
    }
    case 'finished':
      return [
        { key: 'extra.event.finished', params: { name: name(event.seat), score: event.score } },
      ];
    case 'over': {
      const [winner, ...sharing] = event.winners;
      const score = Math.max(...event.scores);
      if (event.scores.length === 1) {
        const outcome = winner === undefined ? 'lost' : 'done';
        return [{ key: `extra.event.over.${outcome}`, params: { score } }];
      }
      const names = event.winners.map(name).join(', ');
      const key = sharing.length ? 'extra.event.over.shared' : 'extra.event.over.won';
      return [{ key, params: { names, score } }];
    }
  }
};
