import { DUCK_PATH } from './duck-path.ts';

/** A duck: what newspapers call a hoax in half of Europe. */
export function DuckMark() {
  return (
    <svg className="xb-duck" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={DUCK_PATH} />
      <circle className="xb-duck__eye" cx="12.2" cy="7.6" r="1" />
    </svg>
  );
}

/** A time motor: it drives the clock on. */
export function MotorMark() {
  return (
    <svg className="xb-motor-mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="8.6" />
      <path d="M12 6.5V12l4 2.6M12 1.6v2M12 20.4v2M1.6 12h2M20.4 12h2" />
    </svg>
  );
}
