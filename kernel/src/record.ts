import type { Fairness } from './deal.ts';
import type { AnyGame, Refusal, Seat } from './game.ts';
import { knowsVersion } from './knows-version.ts';
import type { Act, Actor, Entry, Note, Opening } from './log.ts';
import { MOST_PARTS, type Part, type Parts } from './parts.ts';
import type { RecordRefusals } from './refusals.ts';
import { ReplayFault } from './replay-fault.ts';
import { parse } from './schema.ts';

/** Who sat where. `level` is set for bots. */
export interface Sitter {
  readonly kind: 'person' | 'team' | 'bot';
  readonly name: string;
  readonly level?: string;
}

/** A game as it is kept and passed around: enough to replay it, and, once over, to check its luck. */
export interface GameRecord {
  readonly game: string;
  readonly version: number;
  readonly table: string;
  readonly opened: number;
  readonly sitters: readonly Sitter[];
  /** As untrusted as the file; the game's schema judges it. */
  readonly options: unknown;
  readonly commitment: string;
  /** How luck follows from the seed; 1 where it is not said. */
  readonly fairness?: Fairness;
  /** Who drew the luck beside the house; nobody where it is not said. */
  readonly parts?: Parts;
  readonly seed: string | null;
  readonly log: readonly Entry[];
}

export const RECORD_LIMITS = {
  characters: 2_000_000,
  entries: 20_000,
  line: 8_000,
  tape: 1_000,
  name: 40,
  seats: 16,
} as const;

const TITLE = 'Late Edition record 1';

/** A text that is not a recorded game, with the number of the line that says so. */
export class RecordFault extends Error {
  override readonly name = 'RecordFault';
  readonly code: string;
  readonly line: number;
  /** What the game says about it, where the code is the game's own. */
  readonly params: Refusal['params'];

  constructor(code: string, line: number, params?: Refusal['params']) {
    super(`line ${line}: ${code}${params ? ` ${JSON.stringify(params)}` : ''}`);
    this.code = code;
    this.line = line;
    this.params = params;
  }
}

function unreadable(code: keyof RecordRefusals, line: number): RecordFault {
  return new RecordFault(code, line);
}

export function writeRecord(game: AnyGame, record: GameRecord): string {
  const header = [
    TITLE,
    `game: ${record.game} ${record.version}`,
    `table: ${record.table}`,
    `opened: ${new Date(record.opened).toISOString()}`,
    ...record.sitters.map((sitter, seat) => `seat ${seat + 1}: ${writeSitter(sitter)}`),
    `options: ${JSON.stringify(record.options)}`,
    `commitment: ${record.commitment}`,
    ...(record.fairness === 2 ? ['fairness: 2'] : []),
    ...writeParts(record.parts),
    ...(record.seed === null ? [] : [`seed: ${record.seed}`]),
  ];
  const steps = record.log.map((entry) => writeEntry(game, record.opened, entry));
  return `${header.join('\n')}\n\n${steps.join('\n')}\n`;
}

function writeParts(parts: Parts | undefined): string[] {
  if (parts === undefined) return [];
  if (parts === 'one device') return ['luck: one device'];
  const lines = parts.map(
    ({ seat, hash, value }, index) =>
      `part ${index + 1}: s${seat + 1} ${hash} ${value ?? 'withheld'}`,
  );
  return ['luck: all devices', ...lines];
}

function writeSitter({ kind, level, name }: Sitter): string {
  return [kind, ...(level ? [level] : []), name].join(' ');
}

function writeEntry(game: AnyGame, opened: number, { seq, at, by, act, tape }: Entry): string {
  const words = [seq, at - opened, writeActor(by), writeAct(game, act)];
  if (tape.length) words.push('=', ...tape);
  return words.join(' ');
}

function writeActor(by: Actor): string {
  return typeof by === 'number' ? `s${by + 1}` : by;
}

function writeAct(game: AnyGame, act: Act): string {
  switch (act.do) {
    case 'move':
      return game.notation.write(act.move);
    case 'undo':
      return `(undo ${act.drops.join(' ')})`;
    case 'note': {
      const { kind, ...params } = act.note;
      const words = Object.entries(params).map(
        ([key, value]) => `${key}:${typeof value === 'number' ? value : quote(value)}`,
      );
      return `(${['note', kind, ...words].join(' ')})`;
    }
    case 'redraw':
      return `(redraw ${writeActor(act.seat)} of ${act.of})`;
    default:
      return `(${act.do})`;
  }
}

/** A tape begins at "=", so no other text may hold one. */
function quote(text: string): string {
  return JSON.stringify(text).replaceAll('=', '\\u003d');
}

/** The game that a record's header names, for whoever must fetch it before reading on. */
export function gameNamedIn(text: string): string {
  return /^game: ([a-z]{1,20}) /m.exec(text.slice(0, 1000))?.[1] ?? '';
}

/** Reads the text of a recorded game; `games` finds the game that its header names. */
export function readRecord(text: string, games: (id: string) => AnyGame | null): GameRecord {
  if (text.length > RECORD_LIMITS.characters) throw unreadable('record.long', 0);
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const gap = lines.indexOf('');
  const header = readHeader(gap < 0 ? lines : lines.slice(0, gap));
  if (gap < 0) throw unreadable('record.order', lines.length);
  const game = games(header.game);
  if (!game) throw unreadable('record.game', 2);
  if (!knowsVersion(game, header.version)) throw unreadable('record.version', 2);
  const log: Entry[] = [];
  lines.forEach((line, index) => {
    if (index <= gap || line.trim() === '') return;
    if (log.length >= RECORD_LIMITS.entries || line.length > RECORD_LIMITS.line) {
      throw unreadable('record.long', index + 1);
    }
    log.push(readEntry(game, header, line, index + 1, log.length));
  });
  if (log[0]?.act.do !== 'deal') throw unreadable('record.order', gap + 2);
  return { ...header, log };
}

function readHeader(lines: readonly string[]): Omit<GameRecord, 'log'> {
  if (lines[0]?.trim() !== TITLE) throw unreadable('record.title', 1);
  const fields = new Map<string, { text: string; line: number }>();
  lines.forEach((line, index) => {
    if (index === 0) return;
    const [, key, text] = /^([a-z]+(?: [0-9]+)?): (.*)$/s.exec(line) ?? [];
    if (!key || text === undefined || fields.has(key) || line.length > RECORD_LIMITS.line) {
      throw unreadable('record.header', index + 1);
    }
    fields.set(key, { text, line: index + 1 });
  });
  const take = <T>(key: string, read: (text: string) => T | null): T => {
    const field = fields.get(key);
    const value = field ? read(field.text) : null;
    if (value === null) throw unreadable('record.header', field?.line ?? 1);
    return value;
  };
  const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : null);
  const [game, version] = take('game', matching(/^[a-z]{1,20} [0-9]{1,6}$/)).split(' ');
  const sitters: Sitter[] = [];
  while (fields.has(`seat ${sitters.length + 1}`) && sitters.length < RECORD_LIMITS.seats) {
    sitters.push(take(`seat ${sitters.length + 1}`, readSitter));
  }
  const parts: Part[] = [];
  while (fields.has(`part ${parts.length + 1}`) && parts.length < MOST_PARTS) {
    parts.push(take(`part ${parts.length + 1}`, readPart));
  }
  const read = new Set([
    ...sitters.map((_, seat) => `seat ${seat + 1}`),
    ...parts.map((_, index) => `part ${index + 1}`),
  ]);
  for (const [key, { line }] of fields) {
    const isExtra = /^(seat|part) /.test(key) && !read.has(key);
    // Parts go into nothing where luck follows otherwise.
    const isVain = /^(luck|part )/.test(key) && !fields.has('fairness');
    if (isExtra || isVain) throw unreadable('record.header', line);
  }
  const luck = fields.has('luck') ? take('luck', matching(/^(one device|all devices)$/)) : null;
  if (parts.length && luck !== 'all devices') {
    throw unreadable('record.header', fields.get('part 1')?.line ?? 1);
  }
  return {
    game: game as string,
    version: Number(version),
    table: take('table', matching(/^[A-Za-z0-9_-]{1,64}$/)),
    opened: take('opened', readDate),
    sitters,
    options: take('options', readJson),
    commitment: take('commitment', matching(/^[0-9a-f]{64}$/)),
    ...(fields.has('fairness') && { fairness: take('fairness', readFairness) }),
    ...(luck && { parts: luck === 'one device' ? luck : parts }),
    seed: fields.has('seed') ? take('seed', matching(/^[0-9a-f]{64}$/)) : null,
  };
}

function readDate(text: string): number | null {
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) ? Date.parse(text) : Number.NaN;
  // The second question refuses days that no month has.
  return Number.isNaN(at) || new Date(at).toISOString() !== text ? null : at;
}

function readFairness(text: string): Fairness | null {
  return text === '2' ? 2 : null;
}

function readPart(text: string): Part | null {
  const [, seat, hash, value] =
    /^s([1-9]|1[0-6]) ([0-9a-f]{64}) ([0-9a-f]{64}|withheld)$/.exec(text) ?? [];
  if (!seat || !hash || !value) return null;
  return { seat: Number(seat) - 1, hash, value: value === 'withheld' ? null : value };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function readSitter(text: string): Sitter | null {
  const [, kind, level, name] = /^(?:(person|team)|bot ([a-z]{1,20})) (.+)$/s.exec(text) ?? [];
  if (!name || name.length > RECORD_LIMITS.name) return null;
  if (level) return { kind: 'bot', level, name };
  return { kind: kind === 'team' ? 'team' : 'person', name };
}

function readEntry(
  game: AnyGame,
  header: Omit<GameRecord, 'log'>,
  text: string,
  line: number,
  seq: number,
): Entry {
  const fault = () => unreadable('record.step', line);
  const match =
    /^(\d{1,6}) (\d{1,14}) (s(?:[1-9]|1[0-6])|clock|house) ([^=]*?)(?: = ([\d ]+))?$/.exec(
      text.trimEnd(),
    );
  if (!match) throw fault();
  const [, number, elapsed, who, what, answers] = match as unknown as [
    string,
    string,
    string,
    string,
    string,
    string | undefined,
  ];
  const by: Actor = who === 'clock' || who === 'house' ? who : ((Number(who.slice(1)) - 1) as Seat);
  const tape = answers ? answers.trim().split(/ +/).map(Number) : [];
  if (Number(number) !== seq || tape.length > RECORD_LIMITS.tape) throw fault();
  if (typeof by === 'number' && by >= header.sitters.length) throw fault();
  const act = what.startsWith('(') ? readTableAct(what) : readMove(game, what);
  if (!act) throw fault();
  return { seq, at: header.opened + Number(elapsed), by, act, tape };
}

function readMove(game: AnyGame, text: string): Act | null {
  try {
    return { do: 'move', move: game.notation.read(text) };
  } catch {
    return null;
  }
}

function readTableAct(text: string): Act | null {
  if (text === '(deal)') return { do: 'deal' };
  if (text === '(expire)') return { do: 'expire' };
  const undo = /^\(undo((?: \d{1,6})+)\)$/.exec(text);
  if (undo?.[1]) return { do: 'undo', drops: undo[1].trim().split(' ').map(Number) };
  const redraw = /^\(redraw s([1-9]|1[0-6]) of ([A-Za-z0-9_-]{1,64})\)$/.exec(text);
  if (redraw) return { do: 'redraw', seat: Number(redraw[1]) - 1, of: redraw[2] as string };
  const note =
    /^\(note ([a-z-]{1,30})((?: [a-zA-Z]{1,20}:(?:-?\d{1,15}|"(?:[^"\\]|\\.)*"))*)\)$/.exec(text);
  if (!note?.[1]) return null;
  const params: Record<string, string | number> = {};
  for (const [, key, value] of (note[2] ?? '').matchAll(/([a-zA-Z]+):(-?\d+|"(?:[^"\\]|\\.)*")/g)) {
    const read = readJson(value as string);
    if (typeof read !== 'string' && typeof read !== 'number') return null;
    params[key as string] = read;
  }
  return { do: 'note', note: { ...params, kind: note[1] } satisfies Note };
}

/** The record's options and seats, judged by the game. */
export function openingOf(game: AnyGame, record: GameRecord): Opening<unknown> {
  const options = parse<unknown>(game.options, record.options);
  const seats = record.sitters.length;
  if (!options.ok) throw unreadable('record.options', 1);
  const { min, max } = game.seats(options.value);
  if (seats < min || seats > max) throw unreadable('record.options', 1);
  const refusal = game.checkSetup(options.value, seats);
  if (refusal) throw new RecordFault(refusal.code, 1, refusal.params);
  return { options: options.value, seats, version: record.version };
}

/** A fault of reading or replaying, as a code that can be translated; null for anything else. */
export function faultOf(
  error: unknown,
): { code: string; line?: number; step?: number; params?: Refusal['params'] } | null {
  if (error instanceof RecordFault) {
    const { code, line, params } = error;
    return { code, line, ...(params && { params }) };
  }
  if (error instanceof ReplayFault) return { code: error.refusal.code, step: error.seq };
  return null;
}
