import { Dialog } from '@late/ui';
import { ROWS, SHEETS, type SheetName, type WallSource } from '../rules/index.ts';
import { useSay } from './use-say.ts';

/** Which walls of the sheet are our choice: nobody should take them for printed ones. */
export function WallSources(props: { readonly sheet: SheetName; readonly onClose: () => void }) {
  const say = useSay();
  const sheet = SHEETS[props.sheet];
  const rowsOf = (source: WallSource) =>
    Array.from({ length: ROWS }, (_, row) => row)
      .filter((row) => sheet.wallSources[row] === source)
      .map((row) => row + 2)
      .join(', ');
  const ours = rowsOf('ours');
  return (
    <Dialog title={say('extra.walls.title')} onClose={props.onClose}>
      {ours === '' ? (
        <p>{say('extra.walls.all-known')}</p>
      ) : (
        <>
          <p>{say('extra.walls.ours', { rows: ours })}</p>
          <p>{say('extra.walls.mirrored', { rows: rowsOf('mirrored') })}</p>
          <p>{say('extra.walls.known')}</p>
        </>
      )}
    </Dialog>
  );
}
