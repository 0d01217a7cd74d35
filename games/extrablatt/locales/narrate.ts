import type { Line as LineOf, Narrate } from '@late/kernel';
import {
  type Challenge,
  cellsOf,
  duelAt,
  type Event,
  type Headline,
  sectionOf,
  sectorAt,
} from '../rules/index.ts';
import { adKey, headlineKey, sectionKey } from './keys.ts';
import type { Texts } from './texts.gen.ts';

type Line = LineOf<Texts>;

/** Rules count in thousands, people in copies and cheques. */
const THOUSAND = 1_000;

type Name = Parameters<Narrate<Event, Line>>[1];

/** Which sentences tell which event. */
export const narrate: Narrate<Event, Line> = (event, name) => {
  switch (event.type) {
    case 'began': {
      const began: Line = { key: 'extrablatt.event.began', params: { name: name(event.seat) } };
      return event.hour ? [began, struck(event.hour)] : [began];
    }
    case 'spent':
      return [{ key: 'extrablatt.event.spent', params: { name: name(event.seat) } }];
    case 'wrote': {
      const { circulation, headline, photo, place, seat } = event;
      const params = {
        ...story(headline),
        name: name(seat),
        count: cellsOf(place),
        copies: THOUSAND * circulation,
      };
      return [{ key: photo ? 'extrablatt.event.photo' : 'extrablatt.event.wrote', params }];
    }
    case 'removed': {
      const params = { ...story(event.headline), name: name(event.seat) };
      return [{ key: 'extrablatt.event.removed', params }];
    }
    case 'took':
      return [{ key: 'extrablatt.event.took', params: { name: name(event.seat) } }];
    case 'challenged':
      return [challenged(event.challenge, name)];
    case 'chose':
      return [{ key: 'extrablatt.event.chose', params: { name: name(event.seat) } }];
    case 'exchanged': {
      const [first, second] = event.cheques;
      const params = {
        name: name(event.seats[0]),
        rival: name(event.seats[1]),
        first: THOUSAND * first,
        second: THOUSAND * second,
      };
      return [{ key: 'extrablatt.event.exchanged', params }];
    }
    case 'won': {
      const { loser, seat, tokens } = event;
      const params = { name: name(seat), rival: name(loser), count: tokens };
      return [{ key: tokens ? 'extrablatt.event.won-tokens' : 'extrablatt.event.won', params }];
    }
    case 'advertised': {
      const { loser, place, seat, text } = event;
      const who = { name: name(seat), rival: name(loser) };
      const params = { ...who, count: cellsOf(place), ad: adKey(text) };
      return [{ key: 'extrablatt.event.advertised', params }];
    }
    case 'no-ad':
      return [{ key: `extrablatt.event.no-ad.${event.why}`, params: { name: name(event.seat) } }];
    case 'ducked': {
      const who = { name: name(event.seat), rival: name(event.loser) };
      return [{ key: 'extrablatt.event.ducked', params: { ...story(event.headline), ...who } }];
    }
    case 'refilled': {
      const params = { column: event.fax + 1, count: event.cards.length };
      return [{ key: `extrablatt.event.refilled.${event.stack}`, params, aside: true }];
    }
    case 'struck':
      return [struck(event.hour), ...newAt(event.hour)];
    case 'over': {
      const [, ...sharing] = event.winners;
      const key = sharing.length ? 'extrablatt.event.over.shared' : 'extrablatt.event.over.won';
      const names = event.winners.map(name).join(', ');
      return [{ key, params: { names, copies: THOUSAND * Math.max(...event.scores) } }];
    }
  }
};

/** What a story is called, and the section that it belongs to: keys, for {@headline} and {@section}. */
function story(headline: Headline) {
  return { headline: headlineKey(headline), section: sectionKey(sectionOf(headline)) };
}

function challenged({ rival, section, starter }: Challenge, name: Name): Line {
  const params = { name: name(starter), rival: name(rival) };
  if (!section) return { key: 'extrablatt.event.challenged.ad', params };
  return {
    key: 'extrablatt.event.challenged.duck',
    params: { ...params, section: sectionKey(section) },
  };
}

function struck(hour: number): Line {
  return { key: 'extrablatt.event.struck', params: { hour }, aside: true };
}

/** What an hour changes: what articles are worth, and what duels are about. */
function newAt(hour: number): Line[] {
  const sector = sectorAt(hour);
  const lines: Line[] = [];
  if (sector !== 'yellow' && sector !== sectorAt(hour - 1))
    lines.push({ key: `extrablatt.event.sector.${sector}` });
  if (duelAt(hour) !== duelAt(hour - 1)) lines.push({ key: 'extrablatt.event.ducks' });
  return lines;
}
