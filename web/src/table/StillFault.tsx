import { Component, type ReactNode } from 'react';
import { PageFrame } from '../shell/PageFrame.tsx';

interface Props {
  readonly isStill: boolean;
  readonly children: ReactNode;
}

interface State {
  readonly error: unknown;
  readonly wasStill: boolean;
}

/** What lies in a browser may be broken: a last look that cannot be drawn is no fault, and the open table will be. */
export class StillFault extends Component<Props, State> {
  override state: State = { error: null, wasStill: this.props.isStill };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ isStill }: Props, { wasStill }: State): Partial<State> {
    return wasStill && !isStill ? { error: null, wasStill: false } : { wasStill: isStill };
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    if (!this.props.isStill) throw this.state.error;
    return <PageFrame />;
  }
}
