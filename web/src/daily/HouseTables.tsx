import { DAILY_TASKS, taskName } from '@late/games/daily';
import type { Day } from '@late/kernel';
import { useServerState } from '../remote/server-state.ts';
import { HouseTable } from './HouseTable.tsx';
import { useSay } from './use-say.ts';

/** Where there is a house behind the page: its tables of the day, each unfolded on demand. */
export function HouseTables({ day, isToday }: { day: Day; isToday: boolean }) {
  const say = useSay();
  if (useServerState() === 'none') return null;
  return (
    <section aria-labelledby="house">
      <h2 id="house">{say('house.title')}</h2>
      <p className="daily__intro">{say('house.text')}</p>
      {DAILY_TASKS.map((task) => (
        <HouseTable key={taskName(task)} task={task} day={day} isToday={isToday} />
      ))}
    </section>
  );
}
