import type { Line, Narrate } from '@late/kernel';
import type { Event } from '../rules/index.ts';
import type { Texts } from './texts.gen.ts';

/** Which sentence tells which event; the reader is spoken to. */
export const narrate: Narrate<Event, Line<Texts>> = (event, nameOf, you) => {
  const isYou = event.seat === you;
  const name = nameOf(event.seat);
  switch (event.type) {
    case 'rolled': {
      const { die, points } = event;
      if (isYou) return [{ key: 'pig.event.you.rolled', params: { die, points } }];
      return [{ key: 'pig.event.rolled', params: { name, die, points } }];
    }
    case 'lost': {
      const { points } = event;
      if (isYou) return [{ key: 'pig.event.you.lost', params: { points } }];
      return [{ key: 'pig.event.lost', params: { name, points } }];
    }
    case 'held': {
      const { points: count, score } = event;
      if (isYou) return [{ key: 'pig.event.you.held', params: { count, score } }];
      return [{ key: 'pig.event.held', params: { name, count, score } }];
    }
    case 'won': {
      const { score } = event;
      if (isYou) return [{ key: 'pig.event.you.won', params: { score } }];
      return [{ key: 'pig.event.won', params: { name, score } }];
    }
  }
};
