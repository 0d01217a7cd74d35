import { type ReactNode, useState } from 'react';
import type { Move } from '../rules/index.ts';
import { ExchangeForm } from './ExchangeForm.tsx';
import { PassForm } from './PassForm.tsx';
import { WordForm, type Props as WordProps } from './WordForm.tsx';

interface Props extends Omit<WordProps, 'onBegin'> {
  readonly onMove: (move: Move) => void;
  /** Stands beside what can be done without a word. */
  readonly children: ReactNode;
}

/** The hand, and what can be done with it: a word, an exchange, or nothing. */
export function Desk(props: Props) {
  const { view, hand, word, isTurn, busy, onMove } = props;
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
  return <WordForm {...props} onBegin={begin} />;
}
