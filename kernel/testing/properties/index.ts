import type { MakeProperty } from '../property.ts';
import { conserved } from './conserved.ts';
import { events } from './events.ts';
import { hostileMoves } from './hostile-moves.ts';
import { hostileOptions } from './hostile-options.ts';
import { notation } from './notation.ts';
import { open } from './open.ts';
import { plain } from './plain.ts';
import { quiet } from './quiet.ts';
import { record } from './record.ts';
import { recount } from './recount.ts';
import { redraw } from './redraw.ts';
import { refusals } from './refusals.ts';
import { replay } from './replay.ts';
import { result } from './result.ts';
import { reveals } from './reveals.ts';
import { turn } from './turn.ts';
import { untouched } from './untouched.ts';
import { views } from './views.ts';

/** All that is examined on finished games; `accepts` and `ends` are found out in playing them. */
export const properties: readonly MakeProperty[] = [
  plain,
  untouched,
  replay,
  record,
  notation,
  hostileMoves,
  hostileOptions,
  turn,
  conserved,
  views,
  redraw,
  refusals,
  quiet,
  events,
  open,
  reveals,
  recount,
  result,
];
