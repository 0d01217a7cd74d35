import type { Line as LineOf, Narrate } from '@late/kernel';
import type { Event } from '../rules/index.ts';
import type { Texts } from './texts.gen.ts';

type Line = LineOf<Texts>;

/** Which sentence tells which event; the reader is spoken to. */
export const narrate: Narrate<Event, Line> = (event, name, you) => {
  switch (event.type) {
    case 'thrown': {
      const dice = event.dice.join(' ');
      if (event.seat === you) return [{ key: 'extra.event.you.thrown', params: { dice } }];
      return [{ key: 'extra.event.thrown', params: { name: name(event.seat), dice } }];
    }
    case 'decided':
      // The strip of players ticks them off.
      if (event.seat === you) return [{ key: 'extra.event.you.decided', aside: true }];
      return [{ key: 'extra.event.decided', params: { name: name(event.seat) }, aside: true }];
    case 'opened': {
      const [first, second] = event.sums;
      const sums = { first, second, fifth: event.fifth };
      const lost: Line[] = event.lost.map((row) => ({ key: 'extra.event.lost', params: { row } }));
      const opened: Line =
        event.seat === you
          ? { key: `extra.event.you.opened.${event.mark}`, params: sums }
          : {
              key: `extra.event.opened.${event.mark}`,
              params: { ...sums, name: name(event.seat) },
            };
      return [opened, ...lost];
    }
    case 'finished': {
      const { score } = event;
      const params = { name: name(event.seat), score };
      if (event.seat === you)
        return [{ key: 'extra.event.you.finished', params: { score }, lasting: true }];
      return [{ key: 'extra.event.finished', params, lasting: true }];
    }
    case 'over': {
      const [winner, ...sharing] = event.winners;
      const score = Math.max(...event.scores);
      if (event.scores.length === 1) {
        const outcome = winner === undefined ? 'lost' : 'done';
        return [{ key: `extra.event.over.${outcome}`, params: { score } }];
      }
      const outcome = sharing.length ? 'shared' : 'won';
      if (you === undefined || !event.winners.includes(you)) {
        const names = event.winners.map(name).join(', ');
        return [{ key: `extra.event.over.${outcome}`, params: { names, score } }];
      }
      if (outcome === 'won') return [{ key: 'extra.event.you.over.won', params: { score } }];
      const names = event.winners
        .filter((seat) => seat !== you)
        .map(name)
        .join(', ');
      return [{ key: 'extra.event.you.over.shared', params: { names, score } }];
    }
  }
};
