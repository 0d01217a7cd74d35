import type { Line as LineOf, Narrate } from '@late/kernel';
import { ALL_LAID, type Event, type Offence, TRIES, type Work } from '../rules/index.ts';
import { capitals, whyNot } from './labels.ts';
import type { Texts } from './texts.gen.ts';

type Line = LineOf<Texts>;

type Name = Parameters<Narrate<Event, Line>>[1];

/** Which sentence tells which event. */
export const narrate: Narrate<Event, Line> = (event, name) => {
  switch (event.type) {
    case 'order': {
      const names = event.draws.map(({ seat, tile }) => `${name(seat)} (${capitals(tile)})`);
      return [{ key: 'krzyzowka.event.order', params: { names: names.join(', ') } }];
    }
    case 'drew': {
      const params = { name: name(event.seat), count: event.count };
      if (!event.tiles) return [{ key: 'krzyzowka.event.drew', params }];
      const tiles = event.tiles.map(capitals).join(' ');
      return [{ key: 'krzyzowka.event.drew-own', params: { ...params, tiles } }];
    }
    case 'laid': {
      const words = event.words.map(({ word }) => capitals(word)).join(', ');
      const key = event.stands ? 'krzyzowka.event.laid' : 'krzyzowka.event.laid-for-now';
      const bonus: Line = { key: 'krzyzowka.event.seven', params: { bonus: event.bonus } };
      const params = { name: name(event.seat), words, count: event.points };
      return [{ key, params }, ...(event.bonus ? [bonus] : [])];
    }
    case 'rejected': {
      const params = { name: name(event.seat), tries: event.tries, most: TRIES };
      const key = event.lost ? 'krzyzowka.event.turn-lost' : 'krzyzowka.event.rejected';
      return [...reasons(event.offences), { key, params }];
    }
    case 'exchanged':
      return [
        {
          key: 'krzyzowka.event.exchanged',
          params: { name: name(event.seat), count: event.count },
        },
      ];
    case 'challenged': {
      const params = {
        name: name(event.seat),
        owner: name(event.owner),
        word: capitals(event.word),
      };
      if (!event.offences.length) return [{ key: 'krzyzowka.event.challenge-lost', params }];
      return [{ key: 'krzyzowka.event.challenge-won', params }, ...reasons(event.offences)];
    }
    case 'accepted':
      return [
        {
          key: 'krzyzowka.event.accepted',
          params: { name: name(event.seat), word: capitals(event.word) },
        },
      ];
    case 'stood': {
      const params = { name: name(event.seat), word: capitals(event.word), count: event.points };
      return [{ key: 'krzyzowka.event.stood', params }];
    }
    case 'round':
      return [{ key: 'krzyzowka.event.round', params: { round: event.round, count: event.tiles } }];
    case 'begun':
      return [
        { key: 'krzyzowka.event.begun', params: { name: name(event.seat), round: event.round } },
      ];
    case 'swapped': {
      const [gave, got] = [event.gave, event.got].map((tiles) => tiles.map(capitals).join(' '));
      const params = { name: name(event.seat), gave: gave as string, got: got as string };
      return [{ key: 'krzyzowka.event.swapped', params }];
    }
    case 'passed':
    case 'ready':
    case 'agreed':
    case 'withdrew':
    case 'handed-in':
    case 'done':
      return [{ key: `krzyzowka.event.${event.type}`, params: { name: name(event.seat) } }];
    case 'raised': {
      const params = { name: name(event.seat), word: capitals(event.word) };
      if (!event.offence) return [{ key: 'krzyzowka.event.raised', params }];
      return [{ key: 'krzyzowka.event.raised-in-vain', params }, ...reasons([event.offence])];
    }
    case 'time-up':
      if (event.seat === null) return [{ key: 'krzyzowka.event.time-up' }];
      return [{ key: 'krzyzowka.event.time-up-for', params: { name: name(event.seat) } }];
    case 'counted':
      return event.counted.works.flatMap((work, seat) => tellWork(work, name(seat)));
    case 'over':
      return [{ key: `krzyzowka.event.end.${event.why}` }, tellWin(event, name)];
  }
};

function reasons(offences: readonly Offence[]): Line[] {
  return offences.map(({ word, reason }) => whyNot(word, reason));
}

function tellWork({ runs, bonus, points }: Work, name: string): Line[] {
  const words = runs.flatMap(({ word, fault }) => (fault ? [] : [capitals(word)])).join(', ');
  const lines: Line[] = words
    ? [{ key: 'krzyzowka.event.counted', params: { name, words, count: points } }]
    : [{ key: 'krzyzowka.event.nothing', params: { name } }];
  if (bonus) {
    const key = bonus === ALL_LAID ? 'krzyzowka.event.bonus-all' : 'krzyzowka.event.bonus-longest';
    lines.push({ key, params: { name, bonus } });
  }
  for (const { word, fault } of runs) if (fault) lines.push(whyNot(word, fault));
  return lines;
}

function tellWin({ scores, winners }: Extract<Event, { type: 'over' }>, name: Name): Line {
  const params = { names: winners.map(name).join(', '), count: Math.max(...scores) };
  const key = winners.length > 1 ? 'krzyzowka.event.shared' : 'krzyzowka.event.won';
  return { key, params };
}
