import type { Line as LineOf, Narrate, Seat } from '@late/kernel';
import type { Event } from '../rules/index.ts';
import type { Texts } from './texts.gen.ts';

type Line = LineOf<Texts>;

/** Which sentence tells which event. */
export const narrate: Narrate<Event, Line> = (event, name) => {
  const by = ({ seat }: { seat: Seat }) => ({ name: name(seat) });
  const names = (seats: readonly Seat[]) => seats.map(name).join(', ');
  switch (event.type) {
    case 'started':
    case 'kept':
    case 'passed':
    case 'eye':
    case 'extra-turn':
    case 'voted':
      return [{ key: `fakty.event.${event.type}`, params: by(event) }];
    case 'laid':
      return [
        {
          key: 'fakty.event.laid',
          params: { ...by(event), text: event.text, title: event.title + 1 },
        },
      ];
    case 'turned-up':
    case 'discarded':
    case 'scrapped':
      return [{ key: `fakty.event.${event.type}`, params: { ...by(event), text: event.text } }];
    case 'rolled':
      return [{ key: `fakty.event.rolled.${event.face}`, params: by(event) }];
    case 'impossible':
      return [{ key: `fakty.event.impossible.${event.why}` }];
    case 'took':
      return [took(event, name)];
    case 'refilled':
    case 'stuck':
      return [{ key: `fakty.event.${event.type}`, params: { text: event.text } }];
    case 'removed': {
      const { board, text, title } = event;
      if (board === null) {
        const params = { ...by(event), text, title: title + 1 };
        return [{ key: 'fakty.event.removed.page', params }];
      }
      return [
        { key: 'fakty.event.removed.board', params: { ...by(event), text, from: name(board) } },
      ];
    }
    case 'swapped': {
      const [one, other] = event.texts;
      const [first, second] = event.boards;
      const params = { ...by(event), one, other, first: name(first), second: name(second) };
      return [{ key: 'fakty.event.swapped', params }];
    }
    case 'drew':
      return [{ key: 'fakty.event.drew', params: { ...by(event), count: event.count } }];
    case 'moved': {
      const { from, text, to } = event;
      return [
        { key: 'fakty.event.moved', params: { ...by(event), text, from: from + 1, to: to + 1 } },
      ];
    }
    case 'closed': {
      const params = { ...by(event), text: event.text, count: event.points };
      return [{ key: 'fakty.event.closed', params }];
    }
    case 'issue':
      return [{ key: 'fakty.event.issue', params: { ...by(event), count: event.points } }];
    case 'restocked':
      return [{ key: 'fakty.event.restocked', params: { count: event.count } }];
    case 'vote-called': {
      const tied = names(event.tied);
      if (event.everybody) return [{ key: 'fakty.event.vote-called.again', params: { tied } }];
      const params = { tied, voters: names(event.voters) };
      return [{ key: 'fakty.event.vote-called.first', params }];
    }
    case 'votes':
      return event.votes.map(({ seat, text }) => ({
        key: 'fakty.event.vote',
        params: { name: name(seat), text },
      }));
    case 'over': {
      const { scores, winners } = event;
      const params = { names: names(winners), count: scores[winners[0] as Seat] ?? 0 };
      return [{ key: `fakty.event.over.${winners.length > 1 ? 'shared' : 'won'}`, params }];
    }
  }
};

/** A tile taken in secret is named to those who know it. */
function took(event: Extract<Event, { type: 'took' }>, name: (seat: Seat) => string): Line {
  const { face, seat, text, tile } = event;
  const by = { name: name(seat) };
  const from = event.from === null ? '' : name(event.from);
  switch (face) {
    case 'hot-topic':
      return { key: 'fakty.event.took.hot-topic', params: { ...by, text } };
    case 'leak':
      return { key: 'fakty.event.took.leak', params: { ...by, text, from } };
    case 'bug':
      return tile === null
        ? { key: 'fakty.event.took.bug', params: { ...by, from } }
        : { key: 'fakty.event.took.bug-seen', params: { ...by, text, from } };
    case 'eye':
      return tile === null
        ? { key: 'fakty.event.took.eye', params: by }
        : { key: 'fakty.event.took.eye-seen', params: { ...by, text } };
  }
}
