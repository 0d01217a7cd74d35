import { Dialog } from '@late/ui';
import { ROWS, SHEETS, type SheetName, type WallSource } from '../rules/index.ts';
import { useSay } from './use-say.ts';

interface Props {
  readonly sheet: SheetName;
  readonly onClose: () => void;
}

/** What the heads of the sheet mean; and which of its walls are our choice, lest they be taken for printed ones. */
export function SheetHelp({ sheet: name, onClose }: Props) {
  const say = useSay();
  const sheet = SHEETS[name];
  const heads = [
    [say('extra.wall'), say('extra.help.wall')],
    ['0', say('extra.help.zero')],
    [sheet.factors.map((factor) => `${factor}×`).join(' '), say('extra.help.factors')],
    [say('extra.worth'), say('extra.help.now')],
    [say('extra.next'), say('extra.help.next')],
    ['EXTRA!', say('extra.help.columns')],
    [say('extra.total'), say('extra.help.total')],
  ] as const;
  return (
    <Dialog title={say('extra.help.title')} onClose={onClose}>
      <dl className="sheet-help">
        {heads.map(([head, meaning]) => (
          <div key={head}>
            <dt>{head}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <WallSources sheet={name} />
    </Dialog>
  );
}

function WallSources({ sheet: name }: { sheet: SheetName }) {
  const say = useSay();
  const sheet = SHEETS[name];
  const rowsOf = (source: WallSource) =>
    Array.from({ length: ROWS }, (_, row) => row)
      .filter((row) => sheet.wallSources[row] === source)
      .map((row) => row + 2)
      .join(', ');
  const ours = rowsOf('ours');
  return (
    <>
      <h3>{say('extra.walls.title')}</h3>
      {ours === '' ? (
        <p>{say('extra.walls.all-known')}</p>
      ) : (
        <>
          <p>{say('extra.walls.ours', { rows: ours })}</p>
          <p>{say('extra.walls.mirrored', { rows: rowsOf('mirrored') })}</p>
          <p>{say('extra.walls.known')}</p>
        </>
      )}
    </>
  );
}
