import type { Line as LineOf, Narrate, Telling } from '@late/kernel';
import { type Event, type LaidWord, type Token, worthOfWord } from '../rules/index.ts';
import { tell } from './tell.ts';
import type { Texts } from './texts.gen.ts';

type Line = LineOf<Texts>;

const shown = (tokens: readonly Token[]) => tokens.map((token) => token.toUpperCase()).join(' ');

/** Which sentence tells which event; the reader is spoken to. */
export const narrate: Narrate<Event, Line> = (event, name, you) => {
  const telling = { name, you };
  switch (event.type) {
    case 'drew-for-start': {
      const draws = event.draws.map(({ seat, token }) => `${name(seat)} ${token.toUpperCase()}`);
      return [{ key: 'slowka.event.drew-for-start', params: { draws: draws.join(', ') } }];
    }
    case 'started':
      return [tell(telling, 'started', event.seat, { token: event.token.toUpperCase() })];
    case 'drawn': {
      const { count, seat, tokens } = event;
      const drawn =
        tokens === null
          ? tell(telling, 'drawn', seat, { count })
          : tell(telling, 'drawn-own', seat, { tokens: shown(tokens) });
      return [{ ...drawn, aside: true }];
    }
    case 'laid': {
      const { stands, word } = event;
      const laid = tell(telling, stands ? 'laid' : 'laid-open', word.seat, paramsOf(word));
      return [laid, ...bonusOf(word)];
    }
    case 'stood':
      return [tell(telling, 'stood', event.word.seat, paramsOf(event.word))];
    case 'tried': {
      const { attempt, left, seat } = event;
      const word = attempt.word.toUpperCase();
      const lines: Line[] = [{ key: `slowka.event.no-word.${attempt.reason}`, params: { word } }];
      if (left === null) return lines;
      const after =
        left > 0
          ? tell(telling, 'tries-left', seat, { count: left })
          : tell(telling, 'turn-lost', seat, {});
      return [...lines, after];
    }
    case 'challenged': {
      const { isTableWord, reason, seat } = event;
      const word = event.word.word.toUpperCase();
      const challenge: Line = {
        ...tell(telling, 'challenged', seat, { word }),
        lasting: true,
      };
      const key = isTableWord ? 'slowka.event.is-table-word' : 'slowka.event.is-word';
      if (reason === null) return [challenge, { key, params: { word } }];
      return [
        challenge,
        { key: `slowka.event.no-word.${reason}`, params: { word } },
        tell(telling, 'struck', event.word.seat, {}),
      ];
    }
    case 'let-stand':
    case 'sat-out':
    case 'passed':
      return [tell(telling, event.type, event.seat, {})];
    case 'asked':
      return [tell(telling, 'asked', event.seat, { word: event.word.toUpperCase() })];
    case 'voted':
      return [tell(telling, event.yes ? 'voted-yes' : 'voted-no', event.seat, {})];
    case 'decided': {
      const key = event.admitted ? 'slowka.event.admitted' : 'slowka.event.rejected';
      return [{ key, params: { word: event.word.toUpperCase() } }];
    }
    case 'exchanged':
      return [tell(telling, 'exchanged', event.seat, { count: event.count })];
    case 'over':
      return [{ key: `slowka.event.end.${event.end}` }, over(telling, event)];
  }
};

function over({ name, you }: Telling, event: Extract<Event, { type: 'over' }>): Line {
  const { scores, winners } = event;
  const score = Math.max(...scores);
  if (scores.length === 1) return { key: 'slowka.event.over.alone', params: { count: score } };
  const others = winners.filter((seat) => seat !== you);
  const names = others.map(name).join(', ');
  const level = scores.filter((other) => other === score).length;
  const how = winners.length > 1 ? 'shared' : level > 1 ? 'best-word' : 'won';
  if (others.length === winners.length)
    return { key: `slowka.event.over.${how}`, params: { names, score } };
  if (how === 'shared') return { key: 'slowka.event.you.over.shared', params: { names, score } };
  return { key: `slowka.event.you.over.${how}`, params: { score } };
}

function paramsOf(word: LaidWord) {
  return { word: word.word.toUpperCase(), count: worthOfWord(word) };
}

function bonusOf({ bonus, closed }: LaidWord): Line[] {
  if (closed.length === 0) return [];
  return [{ key: 'slowka.event.closed', params: { count: closed.length, bonus }, lasting: true }];
}
