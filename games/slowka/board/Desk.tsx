import { type Ref, type RefObject, useState } from 'react';
import type { Move, Token, View } from '../rules/index.ts';
import { ExchangeForm } from './ExchangeForm.tsx';
import { PassForm } from './PassForm.tsx';
import type { WordInHand } from './use-word.ts';
import { WordForm } from './WordForm.tsx';

interface Props {
  readonly view: View;
  readonly hand: readonly Token[];
  readonly word: WordInHand;
  readonly board: RefObject<SVGSVGElement | null>;
  /** Whether it is this player's turn; until then a word can be tried out. */
  readonly isTurn: boolean;
  readonly busy: boolean;
  readonly mover: string;
  readonly onWord: () => void;
  readonly onMove: (move: Move) => void;
  readonly first: Ref<HTMLButtonElement>;
}

/** The hand, and what can be done with it: a word, an exchange, or nothing. */
export function Desk(props: Props) {
  const { view, hand, word, isTurn, busy, onMove, first } = props;
  const [wanted, setDoing] = useState<'word' | 'exchange' | 'pass'>('word');
  const doing = isTurn ? wanted : 'word';
  const begin = (next: 'exchange' | 'pass') => {
    word.clear();
    setDoing(next);
  };
  const end = (move: Move) => {
    if (busy) return;
    setDoing('word');
    onMove(move);
  };
  const back = () => setDoing('word');
  if (doing === 'exchange') {
    return (
      <ExchangeForm
        view={view}
        hand={hand}
        busy={busy}
        onExchange={(tokens) => end({ do: 'exchange', tokens })}
        onBack={back}
      />
    );
  }
  if (doing === 'pass') {
    return <PassForm hand={hand} busy={busy} onPass={() => end({ do: 'pass' })} onBack={back} />;
  }
  return (
    <WordForm
      view={view}
      hand={hand}
      word={word}
      board={props.board}
      isTurn={isTurn}
      busy={busy}
      mover={props.mover}
      onWord={props.onWord}
      onBegin={begin}
      first={first}
    />
  );
}
