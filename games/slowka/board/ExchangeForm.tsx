import { Button } from '@late/ui';
import { useState } from 'react';
import { exchangeFault, spareTokens, type Token, type View } from '../rules/index.ts';
import { Hand } from './Hand.tsx';
import { useSay } from './use-say.ts';

interface Props {
  readonly view: View;
  readonly hand: readonly Token[];
  readonly busy: boolean;
  readonly onExchange: (tokens: readonly Token[]) => void;
  readonly onBack: () => void;
}

/** Which tokens go back. */
export function ExchangeForm({ view, hand, busy, onExchange, onBack }: Props) {
  const say = useSay();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const tokens = chosen.flatMap((slot) => hand[slot] ?? []);
  const count = tokens.length;
  const spare = spareTokens(view);
  const isReady = count > 0 && !busy && exchangeFault(view, hand, tokens) === null;
  const toggle = (slot: number) => {
    if (chosen.includes(slot)) setChosen(chosen.filter((other) => other !== slot));
    else if (count < spare) setChosen([...chosen, slot]);
  };
  return (
    <>
      <p className="slowka__hint">{say('slowka.board.hint.exchange', { count: spare })}</p>
      <Hand
        hand={hand}
        left={hand.map((_, slot) => chosen.includes(slot) || count < spare)}
        chosen={chosen}
        onTap={toggle}
      />
      <div className="actions">
        <Button onClick={onBack}>{say('slowka.board.never-mind')}</Button>
        <Button
          look="main"
          className="actions__main"
          icon="exchange"
          aria-disabled={!isReady}
          missing={count > 0 ? null : say('slowka.board.tokens-missing')}
          onClick={() => isReady && onExchange(tokens)}
        >
          {say('slowka.board.exchange-do', { count })}
        </Button>
      </div>
    </>
  );
}
