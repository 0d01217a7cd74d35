import type { ComponentType } from 'react';
import '../board/board.css';
import { PadSheet } from '../board/PadSheet.tsx';
import { ShownSplit } from '../board/ShownSplit.tsx';
import { SplitForm } from '../board/SplitForm.tsx';
import { BLANK_PAD, type Pad } from '../rules/index.ts';

/** A sheet with these crosses, by the sum of the row. */
function padOf(crosses: Readonly<Record<number, number>>, extras = BLANK_PAD.extras): Pad {
  return { rows: BLANK_PAD.rows.map((_, row) => crosses[row + 2] ?? 0), extras };
}

const FIXED = [2, 3, 5].map((number) => ({ number, crosses: 3 }));
const nothing = () => {};

/** As small as a rival's. */
function Sheet({ pad }: { pad: Pad }) {
  return (
    <div className="rival__pad">
      <PadSheet sheet="schmidt" pad={pad} preview={null} owner="" isSmall />
    </div>
  );
}

/** The examples of the rulebook, each as the board would show it. */
export const pictures: Readonly<Record<string, ComponentType>> = {
  split: () => (
    <ShownSplit
      split={{
        pairs: [
          [4, 6],
          [4, 6],
        ],
        fifth: 1,
      }}
    />
  ),
  columns: () => (
    <Sheet pad={padOf({ 10: 2 }, BLANK_PAD.extras.with(0, { number: 1, crosses: 1 }))} />
  ),
  forced: () => (
    <SplitForm
      pad={padOf({}, FIXED)}
      dice={[1, 3, 4, 5, 6]}
      draft={{ throws: 0, fifth: 1, pairing: 0, column: null }}
      busy={false}
      onDraft={nothing}
      onSplit={nothing}
      onRule={nothing}
      first={null}
    />
  ),
  score: () => <Sheet pad={padOf({ 10: 8, 8: 9, 7: 8, 3: 2 })} />,
};
