import type { Line as LineOf, Narrate, Seat, Telling } from '@late/kernel';
import { ALL_LAID, type Event, MOST_TRIES, type Offence, type Work } from '../rules/index.ts';
import { capitals, whyNot } from './labels.ts';
import { tell } from './tell.ts';
import type { Texts } from './texts.gen.ts';

type Line = LineOf<Texts>;

/** Which sentence tells which event; the reader is spoken to. */
export const narrate: Narrate<Event, Line> = (event, name, you) => {
  const telling = { name, you };
  switch (event.type) {
    case 'order': {
      const names = event.draws.map(({ seat, tile }) => `${name(seat)} (${capitals(tile)})`);
      return [{ key: 'krzyzowka.event.order', params: { names: names.join(', ') } }];
    }
    case 'drew': {
      const { count, seat, tiles } = event;
      if (!tiles) return [tell(telling, 'drew', seat, { count })];
      return [tell(telling, 'drew-own', seat, { tiles: tiles.map(capitals).join(' ') })];
    }
    case 'laid': {
      const words = event.words.map(({ word }) => capitals(word)).join(', ');
      const did = event.stands ? 'laid' : 'laid-for-now';
      const bonus: Line = { key: 'krzyzowka.event.seven', params: { bonus: event.bonus } };
      const laid = tell(telling, did, event.seat, { words, count: event.points });
      return [laid, ...(event.bonus ? [bonus] : [])];
    }
    case 'rejected':
      return [...reasons(event.offences), tellTry(telling, event)];
    case 'exchanged':
      return [tell(telling, 'exchanged', event.seat, { count: event.count })];
    case 'challenged':
      return [tellChallenge(telling, event), ...reasons(event.offences)];
    case 'accepted':
    case 'asked':
      return [tell(telling, event.type, event.seat, { word: capitals(event.word) })];
    case 'voted':
      return [tell(telling, event.yes ? 'voted-yes' : 'voted-no', event.seat, {})];
    case 'decided': {
      const key = event.admitted ? 'krzyzowka.event.admitted' : 'krzyzowka.event.not-admitted';
      return [{ key, params: { word: capitals(event.word) } }];
    }
    case 'stood': {
      const { points, seat, word } = event;
      return [tell(telling, 'stood', seat, { word: capitals(word), count: points })];
    }
    case 'round':
      return [{ key: 'krzyzowka.event.round', params: { round: event.round, count: event.tiles } }];
    case 'begun':
      return [tell(telling, 'begun', event.seat, { round: event.round })];
    case 'swapped': {
      const [gave, got] = [event.gave, event.got].map((tiles) => tiles.map(capitals).join(' '));
      const params = { gave: gave as string, got: got as string };
      return [tell(telling, 'swapped', event.seat, params)];
    }
    case 'not-done': {
      const params = { tries: event.tries, most: MOST_TRIES };
      return [...reasons(event.offences), tell(telling, 'not-done', event.seat, params)];
    }
    case 'passed':
    case 'skipped':
    case 'ready':
    case 'agreed':
    case 'withdrew':
    case 'handed-in':
    case 'done':
      return [tell(telling, event.type, event.seat, {})];
    case 'raised': {
      const { offence, seat } = event;
      const word = capitals(event.word);
      if (!offence) return [tell(telling, 'raised', seat, { word })];
      return [tell(telling, 'raised-in-vain', seat, { word }), ...reasons([offence])];
    }
    case 'time-up':
      if (event.seat === null) return [{ key: 'krzyzowka.event.time-up' }];
      return [tell(telling, 'time-up-for', event.seat, {})];
    case 'counted':
      return event.counted.works.flatMap((work, seat) => tellWork(telling, work, seat));
    case 'over':
      return [{ key: `krzyzowka.event.end.${event.why}` }, tellWin(telling, event)];
  }
};

/** What a word that the dictionary refused has cost. */
export function tellTry(
  telling: Telling,
  {
    seat,
    tries,
    most,
    lost,
  }: Pick<Extract<Event, { type: 'rejected' }>, 'seat' | 'tries' | 'most' | 'lost'>,
): Line {
  if (most === null && !lost) return tell(telling, 'rejected-free', seat, {});
  return tell(telling, lost ? 'turn-lost' : 'rejected', seat, { tries, most: most ?? tries });
}

/** A challenge and what came of it; the reader may be either side. */
export function tellChallenge(
  { name, you }: Telling,
  event: Pick<Extract<Event, { type: 'challenged' }>, 'seat' | 'owner' | 'word' | 'offences'>,
): Line {
  const what = event.offences.length ? 'challenge-won' : 'challenge-lost';
  const word = capitals(event.word);
  const [by, owner] = [name(event.seat), name(event.owner)];
  if (event.seat === you) return { key: `krzyzowka.event.you.${what}`, params: { owner, word } };
  if (event.owner === you)
    return { key: `krzyzowka.event.at-you.${what}`, params: { name: by, word } };
  return { key: `krzyzowka.event.${what}`, params: { name: by, owner, word } };
}

function reasons(offences: readonly Offence[]): Line[] {
  return offences.map(({ word, reason }) => whyNot(word, reason));
}

function tellWork(telling: Telling, { runs, bonus, points }: Work, seat: Seat): Line[] {
  const words = runs.flatMap(({ word, fault }) => (fault ? [] : [capitals(word)])).join(', ');
  const lines = words
    ? [tell(telling, 'counted', seat, { words, count: points })]
    : [tell(telling, 'nothing', seat, {})];
  if (bonus) {
    const did = bonus === ALL_LAID ? 'bonus-all' : 'bonus-longest';
    lines.push(tell(telling, did, seat, { bonus }));
  }
  for (const { word, fault } of runs) if (fault) lines.push(whyNot(word, fault));
  return lines;
}

function tellWin(
  { name, you }: Telling,
  { scores, winners }: Extract<Event, { type: 'over' }>,
): Line {
  if (scores.length === 1) {
    return { key: 'krzyzowka.event.total', params: { count: scores[0] as number } };
  }
  const others = winners.filter((seat) => seat !== you);
  const names = others.map(name).join(', ');
  const count = Math.max(...scores);
  if (others.length === winners.length) {
    const key = winners.length > 1 ? 'krzyzowka.event.shared' : 'krzyzowka.event.won';
    return { key, params: { names, count } };
  }
  if (!others.length) return { key: 'krzyzowka.event.you.won', params: { count } };
  return { key: 'krzyzowka.event.you.shared', params: { names, count } };
}
