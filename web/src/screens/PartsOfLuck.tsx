import type { GameRecord, Part } from '@late/kernel';
import { inReadersWords } from '@late/ui/text';
import { useSay } from '../shell/use-say.ts';
import { ownPart } from '../store/own-parts.ts';

/** Who drew the luck of a game beside the house, seat by seat. */
export function PartsOfLuck({ record }: { record: GameRecord }) {
  const say = useSay();
  const { fairness, parts } = record;
  if (fairness !== 2) return null;
  return (
    <>
      <dt>{say('fair-page.parts')}</dt>
      {parts === undefined && <dd>{say('fair-page.parts.alone')}</dd>}
      {parts === 'one device' && <dd>{say('fair-page.parts.one-device')}</dd>}
      {Array.isArray(parts) && <EachSeat record={record} parts={parts} />}
    </>
  );
}

function EachSeat({ record, parts }: { record: GameRecord; parts: readonly Part[] }) {
  const say = useSay();
  const own = ownPart(record.table);
  const isMissing = own?.isTold === true && parts.every(({ value }) => value !== own.value);
  return (
    <>
      {record.sitters.map((sitter, seat) => {
        const name = inReadersWords(sitter.name, say);
        const given = parts.filter((part) => part.seat === seat);
        if (!given.length) return <dd key={seat}>{say('fair-page.parts.none', { name })}</dd>;
        return given.map(({ hash, value }) => (
          <dd key={hash}>
            {say(value === null ? 'fair-page.parts.withheld' : 'fair-page.parts.of', { name })}{' '}
            <code>{value ?? hash}</code>
            {value !== null && value === own?.value && <> {say('fair-page.parts.own')}</>}
          </dd>
        ));
      })}
      {isMissing && (
        <dd>
          <strong>{say('fair-page.parts.missing')}</strong>
        </dd>
      )}
    </>
  );
}
