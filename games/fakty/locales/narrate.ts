import type { Line, Narrate, Seat } from '@late/kernel';
import type { Event } from '../rules/index.ts';

/** Which sentence tells which event. */
export const narrate: Narrate<Event> = (event, name) => {
  const who = 'seat' in event ? { name: name(event.seat) } : {};
  const names = (seats: readonly Seat[]) => seats.map(name).join(', ');
  switch (event.type) {
    case 'started':
    case 'kept':
    case 'passed':
    case 'eye':
    case 'extra-turn':
    case 'voted':
      return [{ key: `fakty.event.${event.type}`, params: who }];
    case 'laid':
      return [
        {
          key: 'fakty.event.laid',
          params: { ...who, text: event.text, title: event.title + 1 },
        },
      ];
    case 'turned-up':
    case 'discarded':
    case 'scrapped':
      return [{ key: `fakty.event.${event.type}`, params: { ...who, text: event.text } }];
    case 'rolled':
      return [{ key: `fakty.event.rolled.${event.face}`, params: who }];
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
        const params = { ...who, text, title: title + 1 };
        return [{ key: 'fakty.event.removed.page', params }];
      }
      return [{ key: 'fakty.event.removed.board', params: { ...who, text, from: name(board) } }];
    }
    case 'swapped': {
      const [one, other] = event.texts;
      const [first, second] = event.boards;
      const params = { ...who, one, other, first: name(first), second: name(second) };
      return [{ key: 'fakty.event.swapped', params }];
    }
    case 'drew':
      return [{ key: 'fakty.event.drew', params: { ...who, count: event.count } }];
    case 'moved': {
      const { from, text, to } = event;
      return [{ key: 'fakty.event.moved', params: { ...who, text, from: from + 1, to: to + 1 } }];
    }
    case 'closed': {
      const params = { ...who, text: event.text, count: event.points };
      return [{ key: 'fakty.event.closed', params }];
    }
    case 'issue':
      return [{ key: 'fakty.event.issue', params: { ...who, count: event.points } }];
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
  const { face, from, seat, text, tile } = event;
  const seen = (face === 'bug' || face === 'eye') && tile !== null ? '-seen' : '';
  const params = {
    name: name(seat),
    ...(tile === null ? {} : { text }),
    ...(from === null ? {} : { from: name(from) }),
  };
  return { key: `fakty.event.took.${face}${seen}`, params };
}
