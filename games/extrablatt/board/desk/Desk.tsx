import { ActDesk } from './ActDesk.tsx';
import { AdDesk } from './AdDesk.tsx';
import { ChequeDesk } from './ChequeDesk.tsx';
import { DuckDesk } from './DuckDesk.tsx';
import type { DeskProps } from './desk-props.ts';
import { MotorDesk } from './MotorDesk.tsx';
import { RefillDesk } from './RefillDesk.tsx';
import { WriteDesk } from './WriteDesk.tsx';

/** The one thing to do next. */
export function Desk(props: DeskProps) {
  const { draft, view } = props;
  const { phase } = view;
  switch (phase.at) {
    case 'act':
    case 'extra':
    case 'remove':
      if (draft?.for === 'dispatch') return <WriteDesk {...props} dispatch={draft} />;
      if (draft?.for === 'motor') return <MotorDesk {...props} motor={draft} />;
      return <ActDesk {...props} at={phase.at} />;
    case 'refill':
      return <RefillDesk {...props} phase={phase} />;
    case 'cheques':
      return <ChequeDesk {...props} phase={phase} />;
    case 'ad':
      return draft?.for === 'ad' ? <AdDesk {...props} ad={draft} /> : null;
    case 'duck':
      return <DuckDesk {...props} />;
    case 'over':
      return null;
  }
}
