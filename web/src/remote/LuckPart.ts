import { hashOfPart } from '@late/kernel';
import type { RoomRequest, RoomSeen } from '@late/table';
import type { OwnPart } from '../store/own-parts.ts';

/** Where this page's part of the luck comes from and is kept. */
export interface PartKeeper {
  readonly own: () => OwnPart | null;
  readonly draw: () => OwnPart;
  readonly told: () => void;
}

/** Promises a part of the luck when its person has sat down, and tells it when the luck is drawn. */
export class LuckPart {
  private readonly keeper: PartKeeper;
  private readonly ask: (request: RoomRequest) => void;
  /** What was asked last: it stays asked until it is answered, and what was refused is not asked again. */
  private asked = '';

  constructor(keeper: PartKeeper, ask: (request: RoomRequest) => void) {
    this.keeper = keeper;
    this.ask = ask;
  }

  follow({ luck, seat, closed }: RoomSeen): void {
    // Whoever leaves and comes back promises anew.
    if (seat === null) this.asked = '';
    if (!luck || seat === null || closed) return;
    const { drawing, pledged } = luck;
    const own = this.keeper.own();
    const hash = own && hashOfPart(own.value);
    const isPledged = pledged.some((pledge) => pledge.seat === seat && pledge.hash === hash);
    if (drawing) {
      if (!own || !isPledged || !drawing.awaits.includes(seat)) return;
      this.keeper.told();
      this.askOnce({ do: 'part', value: own.value });
    } else if (!isPledged) {
      // What was told is known, and good for one drawing.
      const { value } = own && !own.isTold ? own : this.keeper.draw();
      this.askOnce({ do: 'pledge', hash: hashOfPart(value) });
    }
  }

  private askOnce(request: RoomRequest): void {
    const text = JSON.stringify(request);
    if (this.asked === text) return;
    this.asked = text;
    this.ask(request);
  }
}
