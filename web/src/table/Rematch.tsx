import { nameOf } from '@late/games';
import type { Refusal } from '@late/kernel';
import { Button } from '@late/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { AnotherGame } from '../evening/AnotherGame.tsx';
import { useSay } from '../shell/use-say.ts';
import type { Snapshot, TableClient } from '../table-client/table-client.ts';

/** The same people again: begins another game, or leads to the one that was begun. */
export function Rematch(props: {
  client: TableClient;
  rematch: NonNullable<Snapshot['rematch']>;
  onTrouble: (refusal: Refusal) => void;
}) {
  const say = useSay();
  const [, navigate] = useLocation();
  const [isDeclined, setDeclined] = useState(false);
  const again = async () => {
    const begun = await props.client.rematch();
    if (begun.ok) navigate(begun.address);
    else props.onTrouble(begun.refusal);
  };
  const decline = async () => {
    const refusal = (await props.client.decline?.()) ?? null;
    if (refusal) props.onTrouble(refusal);
    else setDeclined(true);
  };
  const isAsked = props.rematch === 'begun';
  const { nextGame, mayChoose, seen } = props.client.snapshot();
  const followed =
    nextGame === undefined
      ? say('result.follow')
      : say('evening.follow', { game: nameOf(nextGame) });
  return (
    <>
      <Button look="main" icon="again" onClick={again}>
        {isAsked ? followed : say('result.again')}
      </Button>
      {isAsked && props.client.decline && (
        <Button aria-disabled={isDeclined} onClick={() => !isDeclined && decline()}>
          {say(isDeclined ? 'result.declined' : 'result.decline')}
        </Button>
      )}
      {mayChoose && <AnotherGame kind={props.client.kind} id={seen.plan.id} />}
    </>
  );
}
