import type { ClockRule } from '@late/table';
import type { Say } from '../shell/use-say.ts';

export function sayClock(say: Say, clock: ClockRule): string {
  switch (clock.kind) {
    case 'none':
      return say('online.clock.none');
    case 'turn':
      return clock.seconds % 60
        ? say('online.clock.seconds', { count: clock.seconds })
        : say('online.clock.minutes', { count: clock.seconds / 60 });
    case 'days':
      return say('online.clock.days', { count: clock.days });
  }
}
