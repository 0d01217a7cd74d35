import type { SeatLabel } from '@late/ui';
import { useState } from 'react';
import type { ExclusiveView } from '../../rules/index.ts';
import type { Aim } from '../aim/use-aim.ts';
import { deckOf } from '../deck-of.ts';
import { VoiceSwitch } from '../desk/ReadOut.tsx';
import { HandBacks } from '../tray/HandBacks.tsx';
import { Piles } from '../tray/Piles.tsx';
import { Tray } from '../tray/Tray.tsx';
import { useSay } from '../use-say.ts';

interface Props {
  readonly view: ExclusiveView;
  readonly seats: readonly SeatLabel[];
  /** Whose hand may be shown; nobody's for those who watch, or while the device is passed on. */
  readonly own: number | null;
  readonly aim: Aim;
}

type Open = 'hand' | 'pool';

/** Hand and pool: side by side where there is room, else one at a time, whichever is wanted. */
export function Trays({ view, seats, own, aim }: Props) {
  const say = useSay();
  const { phase } = view;
  const face = phase.at === 'action' ? phase.face : null;
  const natural: Open = face === 'hot-topic' || own === null ? 'pool' : 'hand';
  const [chosen, choose] = useState<{ open: Open; during: string } | null>(null);
  const during = `${view.round} ${view.active} ${aim.draft.at}`;
  const open = chosen?.during === during ? chosen.open : natural;
  const deck = deckOf(view);
  const tabs = [
    ...(own === null ? [] : [['hand', view.hand.length] as const]),
    ['pool', view.pool.length] as const,
  ];
  const isBugging = face === 'bug' && own !== null && aim.lit.seats.size > 0;
  return (
    <div className={`fk-trays fk-trays--${open}`}>
      <div className="fk-trays__bar">
        <div className="fk-trays__tabs">
          {tabs.map(([name, count]) => (
            <button
              key={name}
              type="button"
              className="fk-trays__tab"
              aria-pressed={open === name}
              onClick={() => choose({ open: name, during })}
            >
              {say(`fakty.board.${name}-count`, { count })}
            </button>
          ))}
        </div>
        <Piles deck={deck} stack={view.stackSize} discards={view.discards} />
        <VoiceSwitch />
      </div>
      {isBugging && <HandBacks handSizes={view.handSizes} seats={seats} own={own} aim={aim} />}
      {own !== null && (
        <Tray
          className={isBugging ? 'fk-tray--hand fk-tray--behind' : 'fk-tray--hand'}
          label={say('fakty.board.hand')}
          part="hand"
          deck={deck}
          tiles={view.hand}
          aim={aim}
          empty={say('fakty.board.empty-hand')}
        />
      )}
      <Tray
        className={isBugging ? 'fk-tray--pool fk-tray--behind' : 'fk-tray--pool'}
        label={say('fakty.board.pool')}
        part="pool"
        deck={deck}
        tiles={view.pool}
        aim={aim}
        empty={say('fakty.board.empty-pool')}
      />
    </div>
  );
}
