// Loaded into a server before its own code, whatever its edition: measures how long the event loop is held up,
// and at SIGUSR2 writes down what it was since the last one.
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const RESOLUTION = 10;

if (isMainThread) {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION });
  histogram.enable();
  // It measures from one of its own ticks to the next.
  const beyond = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - RESOLUTION);
  process.on('SIGUSR2', () => {
    const told = {
      p50: beyond(histogram.percentile(50)),
      p99: beyond(histogram.percentile(99)),
      max: beyond(histogram.max),
    };
    histogram.reset();
    writeFileSync(process.env.PROBE_FILE, JSON.stringify(told));
  });
}
