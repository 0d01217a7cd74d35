import type { Line as LineOf, Narrate } from '@late/kernel';
import { type Event, type LaidWord, type Token, worthOfWord } from '../rules/index.ts';
import type { Texts } from './texts.gen.ts';

type Line = LineOf<Texts>;

const shown = (tokens: readonly Token[]) => tokens.map((token) => token.toUpperCase()).join(' ');

/** Which sentence tells which event. */
export const narrate: Narrate<Event, Line> = (event, name) => {
  switch (event.type) {
    case 'drew-for-start': {
      const draws = event.draws.map(({ seat, token }) => `${name(seat)} ${token.toUpperCase()}`);
      return [{ key: 'slowka.event.drew-for-start', params: { draws: draws.join(', ') } }];
    }
    case 'started': {
      const token = event.token.toUpperCase();
      return [{ key: 'slowka.event.started', params: { name: name(event.seat), token } }];
    }
    case 'drawn': {
      const { count, tokens } = event;
      const params = { name: name(event.seat), count };
      return tokens === null
        ? [{ key: 'slowka.event.drawn', params }]
        : [{ key: 'slowka.event.drawn-own', params: { ...params, tokens: shown(tokens) } }];
    }
    case 'laid': {
      const key = event.stands ? 'slowka.event.laid' : 'slowka.event.laid-open';
      return [{ key, params: paramsOf(event.word, name) }, ...bonusOf(event.word)];
    }
    case 'stood':
      return [{ key: 'slowka.event.stood', params: paramsOf(event.word, name) }];
    case 'tried': {
      const { attempt, left, seat } = event;
      const word = attempt.word.toUpperCase();
      const lines: Line[] = [
        { key: `slowka.event.no-word.${attempt.reason}`, params: { word } },
        left > 0
          ? { key: 'slowka.event.tries-left', params: { name: name(seat), count: left } }
          : { key: 'slowka.event.turn-lost', params: { name: name(seat) } },
      ];
      return lines;
    }
    case 'challenged': {
      const { reason, seat } = event;
      const word = event.word.word.toUpperCase();
      const challenge: Line = {
        key: 'slowka.event.challenged',
        params: { name: name(seat), word },
      };
      if (reason === null) return [challenge, { key: 'slowka.event.is-word', params: { word } }];
      const author = name(event.word.seat);
      return [
        challenge,
        { key: `slowka.event.no-word.${reason}`, params: { word } },
        { key: 'slowka.event.struck', params: { name: author } },
      ];
    }
    case 'let-stand':
      return [{ key: 'slowka.event.let-stand', params: { name: name(event.seat) } }];
    case 'exchanged': {
      const { count, seat } = event;
      return [{ key: 'slowka.event.exchanged', params: { name: name(seat), count } }];
    }
    case 'passed':
      return [{ key: 'slowka.event.passed', params: { name: name(event.seat) } }];
    case 'over': {
      const { end, scores, winners } = event;
      const score = Math.max(...scores);
      const params = { names: winners.map(name).join(', '), score };
      const level = scores.filter((other) => other === score).length;
      const how = winners.length > 1 ? 'shared' : level > 1 ? 'best-word' : 'won';
      return [{ key: `slowka.event.end.${end}` }, { key: `slowka.event.over.${how}`, params }];
    }
  }
};

function paramsOf(word: LaidWord, name: (seat: number) => string) {
  return { name: name(word.seat), word: word.word.toUpperCase(), count: worthOfWord(word) };
}

function bonusOf({ bonus, closed }: LaidWord): Line[] {
  if (closed.length === 0) return [];
  return [{ key: 'slowka.event.closed', params: { count: closed.length, bonus } }];
}
