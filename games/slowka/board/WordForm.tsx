import type { Refusal as AnyRefusal } from '@late/kernel';
import { Button } from '@late/ui';
import type { ReactNode, Ref, RefObject } from 'react';
import { spareTokens, type Token, type View, wordFault } from '../rules/index.ts';
import { isEmpty } from './draft.ts';
import { fieldUnder, type Point } from './geometry.ts';
import { Hand } from './Hand.tsx';
import { Preview } from './Preview.tsx';
import { useSay } from './use-say.ts';
import type { WordInHand } from './use-word.ts';

export interface Props {
  readonly view: View;
  readonly hand: readonly Token[];
  readonly word: WordInHand;
  readonly board: RefObject<SVGSVGElement | null>;
  /** Whether it is this player's turn; until then a word can be tried out. */
  readonly isTurn: boolean;
  readonly busy: boolean;
  /** Whose turn it is. */
  readonly mover: string;
  readonly onWord: () => void;
  readonly onBegin: (next: 'exchange' | 'pass') => void;
  /** Why the last step or word was none. */
  readonly refusal: AnyRefusal | null;
  readonly onRule: (anchor: string) => void;
  readonly children: ReactNode;
  readonly first: Ref<HTMLButtonElement>;
}

/** A word on its way: what it is worth, the tokens, and a step back or on. */
export function WordForm(props: Props) {
  const { view, hand, word, board, isTurn, busy, onBegin } = props;
  const say = useSay();
  const { draft, held } = word;
  const fault = wordFault(view, hand, draft.laid, draft.path);
  const spare = spareTokens(view);
  const drop = (slot: number, at: Point) => {
    const field = board.current && fieldUnder(board.current, at);
    if (field === null) word.take(null);
    else word.lay(slot, field);
  };
  const exchange = () => {
    if (spare > 0) onBegin('exchange');
    else word.refuse({ code: 'slowka.pool-short', params: { count: 0 }, rule: 'rulings' });
  };
  return (
    <>
      <Preview
        view={view}
        draft={draft}
        fault={fault}
        isHolding={held !== null}
        waitsFor={isTurn ? null : props.mover}
        refusal={props.refusal}
        onRule={props.onRule}
      />
      <Hand
        hand={hand}
        left={word.left}
        chosen={held === null ? [] : [held]}
        onTap={(slot) => word.take(slot === held ? null : slot)}
        onCarry={word.take}
        onDrop={drop}
        first={props.first}
      />
      {isEmpty(draft) && (
        <div className="actions" data-lesson="actions">
          {isTurn && (
            <>
              <Button icon="exchange" aria-disabled={spare === 0} onClick={exchange}>
                {say('slowka.board.exchange')}
              </Button>
              <Button icon="pass" onClick={() => onBegin('pass')}>
                {say('slowka.board.pass')}
              </Button>
            </>
          )}
          {props.children}
        </div>
      )}
      {!isEmpty(draft) && (
        <div className="actions" data-lesson="actions">
          <Button icon="erase" iconOnly onClick={word.stepBack}>
            {say('slowka.board.step-back')}
          </Button>
          <Button icon="close" iconOnly onClick={word.clear}>
            {say('slowka.board.clear')}
          </Button>
          <Button
            look="main"
            className="actions__main"
            icon="check"
            aria-disabled={busy || fault !== null}
            missing={isTurn ? null : say('slowka.board.waiting', { name: props.mover })}
            onClick={props.onWord}
          >
            {say('slowka.board.lay')}
          </Button>
        </div>
      )}
    </>
  );
}
