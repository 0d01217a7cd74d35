import type { Refusal } from '@late/kernel';
import type { TableRefusals } from '@late/table';

type Plain = Record<never, never>;

/** What the server and its tables refuse with, code by code. The shell must have a sentence for each. */
export type WireRefusals = TableRefusals & {
  'admin.address': Plain;
  'admin.bans': { max: number };
  'admin.gone': Plain;
  'admin.not-connected': Plain;
  'block.full': { max: number };
  'block.self': Plain;
  'daily.none': Plain;
  'duel.full': Plain;
  'duel.hidden': Plain;
  'duel.host': Plain;
  'duel.many': { max: number };
  'duel.over': Plain;
  'duel.unknown': Plain;
  'net.banned': { until: number };
  'net.codes': Plain;
  'net.fault': Plain;
  'net.game': Plain;
  'net.large': Plain;
  'net.listed': { max: number };
  'net.missing': Plain;
  'net.moment': Plain;
  'net.newcomers': Plain;
  'net.origin': Plain;
  'net.other-list': { list: string; ours: string };
  'net.rate': Plain;
  'net.restart': Plain;
  'net.shape': { at?: string };
  'net.tables': { max: number };
  'net.unknown': Plain;
  'report.gone': Plain;
  'report.many': Plain;
  'room.busy': Plain;
  'room.other-list': { list: string; ours: string };
  'room.unknown': Plain;
  'room.word': Plain;
  'room.word-at-table': Plain;
  'room.word-name': Plain;
  'room.word-written': Plain;
};

/** Why the server says no; a game's own refusals are not among these. */
export type WireRefusal = Refusal<WireRefusals>;
