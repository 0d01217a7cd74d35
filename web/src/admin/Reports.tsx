import { nameOf } from '@late/games';
import type { AdminReport } from '@late/protocol';
import { Button, sayAny } from '@late/ui';
import { Trouble } from '../shell/Trouble.tsx';
import type { AdminApi } from './admin-api.ts';
import { BanButton } from './BanButton.tsx';
import type { OnDone } from './on-done.ts';
import { TableCard } from './TableCard.tsx';
import { useAnswer } from './use-answer.ts';
import { useSay } from './use-say.ts';
import { useTime } from './use-time.ts';

interface Props {
  readonly api: AdminApi;
  readonly done: number;
  readonly onDone: OnDone;
}

/** What players reported, the newest first. */
export function Reports({ api, done, onDone }: Props) {
  const say = useSay();
  const { value, trouble } = useAnswer(() => api.reports(), `${done}`);
  const reports = value?.reports ?? [];
  return (
    <section aria-labelledby="admin-reports">
      <h2 id="admin-reports">{say('admin.reports')}</h2>
      {value?.reports.length === 0 && <p className="room__hint">{say('admin.reports.none')}</p>}
      {reports.map((report) => (
        <ReportCard key={report.id} api={api} report={report} onDone={onDone} />
      ))}
      <Trouble refusal={trouble} />
    </section>
  );
}

interface CardProps {
  readonly api: AdminApi;
  readonly report: AdminReport;
  readonly onDone: OnDone;
}

function ReportCard({ api, report, onDone }: CardProps) {
  const say = useSay();
  const time = useTime();
  const { id, line, table } = report;
  const reporter = say('admin.report.reporter');
  const settle = async () => {
    await api.settle(id);
    onDone();
  };
  return (
    <article className="admin__card">
      <h3>{say(`report.is.${report.reason}`)}</h3>
      <p className="menu__note">
        {[time(report.at), nameOf(report.game), line?.isTeams && say('admin.report.team')]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {line && (
        <blockquote className="complaints__line">
          <strong>{line.name || say('admin.bans.nameless')}</strong>{' '}
          {line.phrase === undefined ? line.text : sayAny(say, `phrase.${line.phrase}`)}
        </blockquote>
      )}
      {report.text && <p>{report.text}</p>}
      <div className="admin__bar">
        {line && (
          <BanButton
            api={api}
            whom={{ report: id }}
            name={line.name || say('admin.bans.nameless')}
            onDone={onDone}
          />
        )}
        <BanButton
          api={api}
          whom={{ report: id, reporter: true }}
          name={reporter}
          onDone={onDone}
        />
        <Button icon="check" onClick={settle}>
          {say('admin.report.settle')}
        </Button>
      </div>
      {table ? (
        <details className="menu__more">
          <summary>{say('admin.report.table')}</summary>
          <TableCard api={api} table={table} onDone={onDone} />
        </details>
      ) : (
        <p className="menu__note">{say('admin.report.gone')}</p>
      )}
    </article>
  );
}
