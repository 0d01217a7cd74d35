import type { SeatLabel } from '@late/ui';
import type { Pad, View } from '../rules/index.ts';
import { PadSheet } from './PadSheet.tsx';

interface Props {
  readonly view: View;
  readonly seats: readonly SeatLabel[];
  /** Whose sheet lies in the middle already. */
  readonly shown: number;
}

/** Everybody else's sheets, small, where there is room for them. */
export function Rivals({ view, seats, shown }: Props) {
  return (
    <div className="rivals">
      {seats.map(
        ({ name }, seat) =>
          seat !== shown && (
            <div key={seat} className="rival">
              <h2>{name}</h2>
              <div className="rival__pad">
                <PadSheet
                  sheet={view.options.sheet}
                  pad={view.pads[seat] as Pad}
                  preview={null}
                  owner={name}
                  isSmall
                />
              </div>
            </div>
          ),
      )}
    </div>
  );
}
