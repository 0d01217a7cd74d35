import type { Line as LineOf, Narrate, Seat, Telling } from '@late/kernel';
import { type Event, READ } from '../rules/index.ts';
import { tell, tellAt } from './tell.ts';
import type { Texts } from './texts.gen.ts';

type Line = LineOf<Texts>;

/** Which sentence tells which event; the reader is spoken to. */
export const narrate: Narrate<Event, Line> = (event, name, you) => {
  const telling = { name, you };
  const names = (seats: readonly Seat[]) => seats.map(name).join(', ');
  switch (event.type) {
    case 'started':
    case 'kept':
    case 'passed':
    case 'eye':
    case 'extra-turn':
    case 'voted':
    case 'reopened':
    case 'agreed':
      return [tell(telling, event.type, event.seat, {})];
    case 'laid': {
      const { seat, text, title } = event;
      return [tell(telling, 'laid', seat, { text, title: title + 1 })];
    }
    case 'turned-up':
    case 'discarded':
    case 'scrapped':
      return [tell(telling, event.type, event.seat, { text: event.text })];
    case 'rolled': {
      const { face, seat } = event;
      if (seat === you)
        return [{ key: 'fakty.event.you.rolled', params: { face: `fakty.face.${face}` } }];
      return [{ key: `fakty.event.rolled.${face}`, params: { name: name(seat) } }];
    }
    case 'impossible':
      return [{ key: `fakty.event.impossible.${event.why}` }];
    case 'took':
      return [took(telling, event)];
    case 'refilled':
    case 'stuck':
      return [{ key: `fakty.event.${event.type}`, params: { text: event.text } }];
    case 'removed': {
      const { board, seat, text, title } = event;
      if (board === null) return [tell(telling, 'removed.page', seat, { text, title: title + 1 })];
      return [tellAt(telling, 'removed.board', seat, board, { text })];
    }
    case 'swapped':
      return [swapped(telling, event)];
    case 'drew':
      return [tell(telling, 'drew', event.seat, { count: event.count })];
    case 'moved': {
      const { from, seat, text, to } = event;
      return [tell(telling, 'moved', seat, { text, from: from + 1, to: to + 1 })];
    }
    case 'closed': {
      const { points, seat, text } = event;
      return [tell(telling, 'closed', seat, { text, count: points })];
    }
    case 'issue':
      return [tell(telling, 'issue', event.seat, { count: event.points })];
    case 'restocked':
      return [{ key: 'fakty.event.restocked', params: { count: event.count } }];
    case 'vote-called': {
      const others = event.tied.filter((seat) => seat !== you);
      const isTied = others.length < event.tied.length;
      const tied = names(others);
      if (event.everybody) {
        const told = isTied ? 'you.vote-called.again' : 'vote-called.again';
        return [{ key: `fakty.event.${told}`, params: { tied } }];
      }
      if (you !== undefined && event.voters.includes(you))
        return [{ key: 'fakty.event.you.vote-called.first', params: { tied } }];
      const told = isTied ? 'you.vote-called.tied' : 'vote-called.first';
      return [{ key: `fakty.event.${told}`, params: { tied, voters: names(event.voters) } }];
    }
    case 'votes':
      return event.votes.map(({ seat, text }) => tell(telling, 'vote', seat, { text }));
    case 'asked': {
      if (event.among === null) return [{ key: 'fakty.event.asked.tabloid' }];
      return [{ key: 'fakty.event.asked.youngest', params: { names: names(event.among) } }];
    }
    case 'read':
      return [
        tell(telling, 'read', event.seat, { when: `fakty.read.${READ[event.when] ?? 'never'}` }),
      ];
    case 'pointed':
      return [pointed(telling, event)];
    case 'objected': {
      const { seat, text, voters } = event;
      if (seat !== you && you !== undefined && voters.includes(you))
        return [{ key: 'fakty.event.at-you.objected', params: { name: name(seat), text } }];
      const others = voters.filter((voter) => voter !== you);
      return [tell(telling, 'objected', seat, { text, voters: names(others) })];
    }
    case 'judged': {
      const yes = event.votes.filter((vote) => vote.falls).length;
      const params = { text: event.text, yes, no: event.votes.length - yes };
      return [{ key: `fakty.event.judged.${event.falls ? 'falls' : 'stands'}`, params }];
    }
    case 'returned': {
      const { text, to } = event;
      if (typeof to === 'string') return [{ key: `fakty.event.returned.${to}`, params: { text } }];
      return to.hand === you
        ? [{ key: 'fakty.event.returned.hand-yours', params: { text } }]
        : [{ key: 'fakty.event.returned.hand', params: { name: name(to.hand), text } }];
    }
    case 'unscored':
      return [tell(telling, 'unscored', event.seat, { count: event.points })];
    case 'counting':
      return [{ key: 'fakty.event.counting', params: { names: names(event.waits) } }];
    case 'over': {
      const { scores, winners } = event;
      if (scores.length === 1) {
        const how = winners.length ? 'alone' : 'alone-short';
        return [{ key: `fakty.event.over.${how}`, params: { count: scores[0] ?? 0 } }];
      }
      const others = winners.filter((seat) => seat !== you);
      const count = scores[winners[0] as Seat] ?? 0;
      const outcome = winners.length > 1 ? 'shared' : 'won';
      if (others.length === winners.length)
        return [{ key: `fakty.event.over.${outcome}`, params: { names: names(others), count } }];
      if (outcome === 'won') return [{ key: 'fakty.event.you.over.won', params: { count } }];
      return [{ key: 'fakty.event.you.over.shared', params: { names: names(others), count } }];
    }
  }
};

/** A tile taken in secret is named to those who know it. */
function took(telling: Telling, event: Extract<Event, { type: 'took' }>): Line {
  const { face, seat, text, tile } = event;
  const from = event.from as Seat;
  switch (face) {
    case 'hot-topic':
      return tell(telling, 'took.hot-topic', seat, { text });
    case 'leak':
      return tellAt(telling, 'took.leak', seat, from, { text });
    case 'bug':
      return tile === null
        ? tellAt(telling, 'took.bug', seat, from, {})
        : tellAt(telling, 'took.bug-seen', seat, from, { text });
    case 'eye':
      return tile === null
        ? tell(telling, 'took.eye', seat, {})
        : tell(telling, 'took.eye-seen', seat, { text });
  }
}

function pointed({ name, you }: Telling, event: Extract<Event, { type: 'pointed' }>): Line {
  const { seat, whom } = event;
  if (seat !== you) {
    const by = { name: name(seat) };
    if (whom === you) return { key: 'fakty.event.at-you.pointed', params: by };
    return { key: 'fakty.event.pointed', params: { ...by, whom: name(whom) } };
  }
  if (whom === you) return { key: 'fakty.event.you.pointed-self' };
  return { key: 'fakty.event.you.pointed', params: { whom: name(whom) } };
}

/** What the reader gives comes first. */
function swapped({ name, you }: Telling, event: Extract<Event, { type: 'swapped' }>): Line {
  const { boards, seat, texts } = event;
  const [mine, theirs] = boards[1] === you ? ([1, 0] as const) : ([0, 1] as const);
  const params = { one: texts[mine], other: texts[theirs], second: name(boards[theirs]) };
  const first = name(boards[mine]);
  if (boards[mine] === you) {
    if (seat === you) return { key: 'fakty.event.you.swapped-own', params };
    return { key: 'fakty.event.at-you.swapped', params: { ...params, name: name(seat) } };
  }
  if (seat === you) return { key: 'fakty.event.you.swapped', params: { ...params, first } };
  return { key: 'fakty.event.swapped', params: { ...params, first, name: name(seat) } };
}
