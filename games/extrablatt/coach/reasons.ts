import type { Line as LineOf } from '@late/kernel';
import type { Texts } from '../locales/texts.gen.ts';
import {
  cellsOf,
  type Headline,
  headlineName,
  isInZone,
  lastDuel,
  loserOf,
  lowest,
  type Move,
  type Section,
  type View,
} from '../rules/index.ts';
import type { Way } from './ways.ts';

export type Line = LineOf<Texts>;

const headlineKey = (headline: Headline) =>
  `extrablatt.headline.${headlineName(headline)}` as const;
const sectionKey = (section: Section) => `extrablatt.section.${section}` as const;

/** Rules count in thousands, people in copies. */
const THOUSAND = 1_000;

/** What to do, for whoever has not decided yet. Seats are told by their numbers: a coach knows no names. */
export function adviceOn(view: View, { what, share }: Way): Line {
  switch (what.do) {
    case 'write': {
      const { width, height } = what.place;
      const headline = headlineAt(view, what.fax);
      return { key: 'extrablatt.coach.advice.write', params: { headline, width, height } };
    }
    case 'remove':
      return {
        key: 'extrablatt.coach.advice.remove',
        params: { headline: headlineAt(view, what.fax) },
      };
    case 'motor': {
      const { rival, section } = what;
      if (rival === undefined) return { key: 'extrablatt.coach.advice.motor' };
      if (!section)
        return { key: 'extrablatt.coach.advice.motor-ad', params: { rival: rival + 1 } };
      return {
        key: 'extrablatt.coach.advice.motor-duck',
        params: { rival: rival + 1, section: sectionKey(section) },
      };
    }
    case 'cheque':
      return {
        key: 'extrablatt.coach.advice.cheque',
        params: { cheque: THOUSAND * what.cheque, percent: percent(share) },
      };
    case 'ad': {
      const { width, height } = what.place;
      return { key: 'extrablatt.coach.advice.ad', params: { width, height } };
    }
    case 'duck':
      return {
        key: 'extrablatt.coach.advice.duck',
        params: { headline: ducked(view, what.article) },
      };
    case 'refill':
      return { key: `extrablatt.coach.advice.${what.stack}` };
    case 'pass':
      return { key: 'extrablatt.coach.advice.pass' };
  }
}

/** Why one way is better than another, by so many thousands of copies. */
export function whyBetter(view: View, { what, share }: Way, made: Move, thousands: number): Line {
  const copies = THOUSAND * Math.max(1, Math.round(thousands));
  switch (what.do) {
    case 'write':
      return whyWrite(view, what, made, copies);
    case 'remove':
      return {
        key: 'extrablatt.coach.better.remove',
        params: { headline: headlineAt(view, what.fax), copies },
      };
    case 'cheque':
      return {
        key: 'extrablatt.coach.better.cheque',
        params: { cheque: THOUSAND * what.cheque, copies, percent: percent(share) },
      };
    case 'ad': {
      const { width, height } = what.place;
      return { key: 'extrablatt.coach.better.ad', params: { width, height, copies } };
    }
    case 'duck':
      return {
        key: 'extrablatt.coach.better.duck',
        params: { headline: ducked(view, what.article), copies },
      };
    case 'refill':
      return { key: `extrablatt.coach.better.${what.stack}`, params: { copies } };
    case 'motor':
    case 'pass':
      return { key: `extrablatt.coach.better.${what.do}`, params: { copies } };
  }
}

type Writing = Extract<Move, { do: 'write' }>;

/** The same dispatch elsewhere: what the places differ in is what is said. */
function whyWrite(view: View, best: Writing, made: Move, copies: number): Line {
  const headline = headlineAt(view, best.fax);
  const { width, height } = best.place;
  if (made.do !== 'write' || lowest(view.plan, made.fax) !== lowest(view.plan, best.fax))
    return { key: 'extrablatt.coach.better.write', params: { headline, copies } };
  if (isInZone(best.place) !== isInZone(made.place)) {
    const region = isInZone(best.place) ? 'zone' : 'body';
    return { key: `extrablatt.coach.better.${region}`, params: { headline, copies } };
  }
  const more = cellsOf(best.place) - cellsOf(made.place);
  if (more === 0) return { key: 'extrablatt.coach.better.place', params: { headline, copies } };
  const size = more > 0 ? 'larger' : 'smaller';
  return { key: `extrablatt.coach.better.${size}`, params: { headline, width, height, copies } };
}

const percent = (share = 0) => Math.round(100 * share);

function headlineAt({ plan }: View, fax: number): ReturnType<typeof headlineKey> {
  return headlineKey(lowest(plan, fax) as Headline);
}

function ducked(view: View, article: number): ReturnType<typeof headlineKey> {
  const story = view.papers[loserOf(lastDuel(view))]?.articles[article];
  return headlineKey(story?.headline as Headline);
}
