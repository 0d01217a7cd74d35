import type { Line, Narrate } from '@late/kernel';
import type { Event } from '../rules/index.ts';
import type { Texts } from './texts.gen.ts';

/** Which sentence tells which event. */
export const narrate: Narrate<Event, Line<Texts>> = (event, nameOf) => {
  const name = nameOf(event.seat);
  switch (event.type) {
    case 'rolled':
      return [{ key: 'pig.event.rolled', params: { name, die: event.die, points: event.points } }];
    case 'lost':
      return [{ key: 'pig.event.lost', params: { name, points: event.points } }];
    case 'held':
      return [{ key: 'pig.event.held', params: { name, count: event.points, score: event.score } }];
    case 'won':
      return [{ key: 'pig.event.won', params: { name, score: event.score } }];
  }
};
