import { Dialog, type SeatLabel } from '@late/ui';
import { stackKey } from '../../locales/keys.ts';
import { cardsIn, STACKS, type View } from '../../rules/index.ts';
import { FaxPlan } from '../desk/FaxPlan.tsx';
import { useSay } from '../use-say.ts';
import { Cheque } from './Cheque.tsx';
import { PhotoDrawer } from './PhotoDrawer.tsx';
import { StockTable } from './StockTable.tsx';

interface Props {
  readonly view: View;
  readonly seats: readonly SeatLabel[];
  /** Whether the viewer's own duels may be shown: not on a screen that several look at. */
  readonly isPrivate: boolean;
  readonly onClose: () => void;
}

/** What is on the fax, what is left in the house, and what was fought out. */
export function NewsroomDialog({ view, seats, isPrivate, onClose }: Props) {
  const say = useSay();
  const name = (seat: number) => seats[seat]?.name ?? '';
  return (
    <Dialog title={say('extrablatt.board.newsroom')} onClose={onClose}>
      <div className="xb-facts">
        <section>
          <h3>{say('extrablatt.board.fax')}</h3>
          <FaxPlan plan={view.plan} hour={view.hour} />
        </section>
        <table>
          <caption>{say('extrablatt.board.stacks')}</caption>
          <tbody>
            {STACKS.map((stack) => (
              <tr key={stack}>
                <th scope="row">{say(stackKey(stack))}</th>
                <td>{say('extrablatt.board.stack-cards', { count: cardsIn(view.wire, stack) })}</td>
                <td>
                  {say('extrablatt.board.stack-motors', { count: view.wire.stacks[stack].motors })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <PhotoDrawer view={view} seats={seats} />
        <StockTable papers={view.papers} seats={seats} />
        {view.duels.length > 0 && (
          <table>
            <caption>{say('extrablatt.board.duels')}</caption>
            <tbody>
              {view.duels.map(({ kind, starter, rival, winner, cheques }, index) => (
                <tr key={index}>
                  <th scope="row">
                    {name(starter)} – {name(rival)}
                  </th>
                  <td>{say(`extrablatt.board.stake.${kind}`)}</td>
                  <td>
                    {seats[winner]?.you
                      ? say('extrablatt.board.won-by-you')
                      : say('extrablatt.board.won-by', { name: name(winner) })}
                  </td>
                  <td className="xb-facts__cheques">
                    {isPrivate &&
                      cheques?.map((thousands, side) => (
                        <Cheque key={side} thousands={thousands} look="xb-cheque--small" />
                      ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </Dialog>
  );
}
