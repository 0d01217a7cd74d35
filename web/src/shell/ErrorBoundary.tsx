import { Button } from '@late/ui';
import { Component, lazy, type ReactNode, Suspense } from 'react';
import { OfOtherList } from '../lexicon/other-list.ts';
import { WordsNotHere } from '../lexicon/words-not-here.ts';
import { NothingToShow } from '../records/nothing-to-show.ts';
import { OfOtherRules } from '../records/other-rules.ts';
import { DamagedTable } from '../store/table-faults.ts';
import { Notice } from './Notice.tsx';
import { useSay } from './use-say.ts';

const RestingNotice = lazy(() => import('./RestingNotice.tsx'));
const WordsNotice = lazy(() => import('./WordsNotice.tsx'));

interface Props {
  /** A fault stays with its page: with another address it is over. */
  readonly address: string;
  readonly children: ReactNode;
}

/** Keeps a fault on one page from taking the house down. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  override componentDidUpdate(before: Props): void {
    if (before.address !== this.props.address) this.setState({ error: null });
  }

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <Fault error={this.state.error} />;
  }
}

function Fault({ error }: { error: unknown }) {
  const say = useSay();
  const waits =
    error instanceof WordsNotHere ? (
      <WordsNotice fault={error} />
    ) : error instanceof OfOtherList || error instanceof OfOtherRules ? (
      <RestingNotice fault={error} />
    ) : null;
  if (waits) {
    return (
      <main className="page">
        <Suspense>{waits}</Suspense>
      </main>
    );
  }
  const kind = kindOf(error);
  return (
    <main className="page">
      <Notice title={say(`shell.${kind}.title`)}>
        <p>{say(`shell.${kind}.text`)}</p>
        <p>
          <Button look="main" onClick={() => location.assign('/')}>
            {say('shell.home')}
          </Button>
        </p>
      </Notice>
    </main>
  );
}

function kindOf(error: unknown): 'damaged' | 'hidden' | 'fault' {
  if (error instanceof DamagedTable) return 'damaged';
  return error instanceof NothingToShow ? 'hidden' : 'fault';
}
