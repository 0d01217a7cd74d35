import type { AnswerBody } from '@late/protocol';
import { useLanguage } from '@late/ui';
import { useSay } from './use-say.ts';
import { useTime } from './use-time.ts';

/** How the house does, in a few figures. */
export function HouseLoad({ house }: { house: AnswerBody<'adminHouse'> }) {
  const say = useSay();
  const time = useTime();
  const language = useLanguage();
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const megabytes = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 0,
  });
  const number = new Intl.NumberFormat(language);
  const { tables } = house;
  const figures = [
    [say('admin.load.since'), time(house.started)],
    [say('admin.load.busy'), percent.format(house.busy)],
    [say('admin.load.memory'), megabytes.format(house.memory / 1_000_000)],
    [say('admin.load.sockets'), number.format(house.sockets)],
    [say('admin.load.people'), number.format(house.people)],
    [say('admin.status.playing'), number.format(tables.playing)],
    [say('admin.status.waiting'), number.format(tables.waiting)],
    [say('admin.status.over'), number.format(tables.over)],
  ];
  return (
    <section aria-labelledby="admin-load">
      <h2 id="admin-load">{say('admin.load')}</h2>
      <dl className="admin__figures">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
