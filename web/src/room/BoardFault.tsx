import { Component, type ReactNode } from 'react';
import type { RemoteRoom } from '../remote/RemoteRoom.ts';
import { Loading } from '../shell/Loading.tsx';

interface Props {
  readonly room: RemoteRoom;
  readonly children: ReactNode;
}

/** How long until the room is asked for again, in milliseconds: some process of the new edition will answer. */
const PAUSES = [500, 2_000, 5_000, 10_000];

/**
 * While a house of several processes changes its edition, a new page can be told of a table by an old
 * process, whose views lack what the board draws. That passes: the line is dialled again a few times before
 * it counts as a fault.
 */
export class BoardFault extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };
  private faults = 0;
  private again: ReturnType<typeof setTimeout> | undefined;
  private stopWatching = () => {};

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(): void {
    const { room } = this.props;
    const failed = room.snapshot().seen;
    this.rest();
    const pause = PAUSES[this.faults++];
    if (pause === undefined) return;
    this.again = setTimeout(() => room.redial(), pause);
    this.stopWatching = room.subscribe(() => {
      if (room.snapshot().seen !== failed) this.setState({ error: null });
    });
  }

  override componentDidUpdate(): void {
    if (this.state.error !== null) return;
    this.faults = 0;
    this.rest();
  }

  override componentWillUnmount(): void {
    this.rest();
  }

  private rest(): void {
    clearTimeout(this.again);
    this.stopWatching();
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    if (this.faults > PAUSES.length) throw this.state.error;
    return <Loading />;
  }
}
