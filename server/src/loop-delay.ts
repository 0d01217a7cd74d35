import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metrics } from './metrics.ts';

const RESOLUTION = 10;
const WINDOW = 60_000;
const NANOSECONDS = 1e6;

interface Delay {
  readonly median: number;
  readonly p99: number;
  readonly most: number;
}

/**
 * How long whatever comes to the server waits for the event loop, in milliseconds: of the last full minute,
 * or since the start before that. Returns a way to end it.
 */
export function watchLoopDelay(metrics: Metrics): () => void {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION });
  histogram.enable();
  let last: Delay | null = null;
  // It measures from one of its own ticks to the next.
  const beyond = (nanoseconds: number) => Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION);
  const read = (): Delay => ({
    median: beyond(histogram.percentile(50)),
    p99: beyond(histogram.percentile(99)),
    most: beyond(histogram.max),
  });
  const timer = setInterval(() => {
    last = read();
    histogram.reset();
  }, WINDOW);
  timer.unref();
  const now = () => last ?? read();
  metrics.gauge('event_loop_delay_ms{quantile="0.5"}', () => now().median);
  metrics.gauge('event_loop_delay_ms{quantile="0.99"}', () => now().p99);
  metrics.gauge('event_loop_delay_ms{quantile="1"}', () => now().most);
  return () => {
    clearInterval(timer);
    histogram.disable();
  };
}
