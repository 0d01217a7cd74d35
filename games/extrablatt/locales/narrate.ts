import type { Line as LineOf, Narrate, Params, Seat, Telling } from '@late/kernel';
import { cellsOf, duelAt, type Event, type Headline, sectionOf, sectorAt } from '../rules/index.ts';
import { adKey, headlineKey, sectionKey } from './keys.ts';
import type { Texts } from './texts.gen.ts';

type Line = LineOf<Texts>;

/** Rules count in thousands, people in copies and cheques. */
const THOUSAND = 1_000;

/** Which sentences tell which event. */
export const narrate: Narrate<Event, Line> = (event, name, you) => {
  const telling = { name, you };
  switch (event.type) {
    case 'began': {
      const began = ofOne(telling, event.seat, 'began');
      return event.hour ? [began, struck(event.hour)] : [began];
    }
    case 'spent':
    case 'took':
    case 'chose':
      return [ofOne(telling, event.seat, event.type)];
    case 'no-ad':
      return [ofOne(telling, event.seat, `no-ad.${event.why}`)];
    case 'wrote': {
      const { circulation, headline, photo, place, seat } = event;
      const params = {
        ...story(headline),
        count: cellsOf(place),
        copies: THOUSAND * circulation,
      };
      const what = photo ? 'photo' : 'wrote';
      if (seat === you) return [{ key: `extrablatt.event.you.${what}`, params }];
      return [{ key: `extrablatt.event.${what}`, params: { ...params, name: name(seat) } }];
    }
    case 'removed': {
      const { headline } = story(event.headline);
      if (event.seat === you)
        return [{ key: 'extrablatt.event.you.removed', params: { headline } }];
      const params = { headline, name: name(event.seat) };
      return [{ key: 'extrablatt.event.removed', params }];
    }
    case 'challenged': {
      const { rival, section, starter } = event.challenge;
      if (!section) return [ofTwo(telling, starter, rival, { what: 'challenged.ad' })];
      const told = { what: 'challenged.duck', section: sectionKey(section) } as const;
      return [ofTwo(telling, starter, rival, told)];
    }
    case 'exchanged':
      return [exchanged(telling, event)];
    case 'won': {
      const { loser, seat, tokens } = event;
      const told = tokens
        ? ({ what: 'won-tokens', count: tokens } as const)
        : ({ what: 'won' } as const);
      return [ofTwo(telling, seat, loser, told)];
    }
    case 'advertised': {
      const { loser, place, seat, text } = event;
      const told = { what: 'advertised', count: cellsOf(place), ad: adKey(text) } as const;
      return [ofTwo(telling, seat, loser, told)];
    }
    case 'ducked': {
      const { headline } = story(event.headline);
      return [ofTwo(telling, event.seat, event.loser, { what: 'ducked', headline })];
    }
    case 'no-duck': {
      const told = { what: 'no-duck', section: sectionKey(event.section) } as const;
      return [ofTwo(telling, event.seat, event.loser, told)];
    }
    case 'refilled': {
      const params = { column: event.fax + 1, count: event.cards.length };
      return [{ key: `extrablatt.event.refilled.${event.stack}`, params, aside: true }];
    }
    case 'struck':
      return [struck(event.hour), ...newAt(event.hour)];
    case 'over':
      return [over(telling, event)];
  }
};

type OfOne = 'began' | 'spent' | 'took' | 'chose' | 'no-ad.declined' | 'no-ad.no-room';

function ofOne({ name, you }: Telling, seat: Seat, what: OfOne): Line {
  if (seat === you) return { key: `extrablatt.event.you.${what}` };
  return { key: `extrablatt.event.${what}`, params: { name: name(seat) } };
}

/** What one does to another, and what its sentence wants beside their names. */
type OfTwo =
  | { readonly what: 'challenged.ad' | 'won' }
  | {
      readonly what: 'challenged.duck' | 'no-duck';
      readonly section: ReturnType<typeof sectionKey>;
    }
  | { readonly what: 'won-tokens'; readonly count: number }
  | { readonly what: 'advertised'; readonly count: number; readonly ad: ReturnType<typeof adKey> }
  | { readonly what: 'ducked'; readonly headline: ReturnType<typeof headlineKey> };

/** The reader may be either of the two. */
function ofTwo({ name, you }: Telling, seat: Seat, other: Seat, told: OfTwo): Line {
  const { what, ...params } = told;
  // The compiler does not follow which parameters go with which key; a test says every one.
  const line = (key: Line['key'], names: Params) =>
    ({ key, params: { ...params, ...names } }) as Line;
  if (seat === you) return line(`extrablatt.event.you.${what}`, { rival: name(other) });
  if (other === you) return line(`extrablatt.event.at-you.${what}`, { name: name(seat) });
  return line(`extrablatt.event.${what}`, { name: name(seat), rival: name(other) });
}

function exchanged(
  { name, you }: Telling,
  { cheques, seats }: Extract<Event, { type: 'exchanged' }>,
): Line {
  // The reader's own comes first.
  const [one, two] = seats[1] === you ? ([1, 0] as const) : ([0, 1] as const);
  const sums = {
    first: THOUSAND * cheques[one],
    rival: name(seats[two]),
    second: THOUSAND * cheques[two],
  };
  if (seats[one] === you) return { key: 'extrablatt.event.you.exchanged', params: sums };
  return { key: 'extrablatt.event.exchanged', params: { ...sums, name: name(seats[one]) } };
}

function over({ name, you }: Telling, event: Extract<Event, { type: 'over' }>): Line {
  const copies = THOUSAND * Math.max(...event.scores);
  if (event.scores.length === 1) {
    const outcome = event.winners.length ? 'alone' : 'alone-short';
    return { key: `extrablatt.event.over.${outcome}`, params: { copies } };
  }
  const others = event.winners.filter((seat) => seat !== you);
  const names = others.map(name).join(', ');
  const shared = event.winners.length > 1;
  if (others.length === event.winners.length) {
    return { key: `extrablatt.event.over.${shared ? 'shared' : 'won'}`, params: { names, copies } };
  }
  if (!shared) return { key: 'extrablatt.event.you.over.won', params: { copies } };
  return { key: 'extrablatt.event.you.over.shared', params: { names, copies } };
}

/** What a story is called, and the section that it belongs to: keys, for {@headline} and {@section}. */
function story(headline: Headline) {
  return { headline: headlineKey(headline), section: sectionKey(sectionOf(headline)) };
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
