import { type GameId, isGame } from '@late/games';
import { type AnyGame, type GameRecord, readRecord } from '@late/kernel';
import { otherListIn } from '@late/lexicon/names';
import { recordOf } from '@late/table';
import { loadFaceFor, loadWords } from '../games/load-face.ts';
import { otherEditionOf } from '../lexicon/other-edition.ts';
import { OfOtherList } from '../lexicon/other-list.ts';
import { restoreLocal } from '../local/open-local.ts';
import { readClipping } from '../store/clippings.ts';
import { readTable } from '../store/tables.ts';
import { gameOf } from './import-record.ts';
import { NothingToShow } from './nothing-to-show.ts';
import { OfOtherRules } from './other-rules.ts';

export interface Loaded {
  readonly game: AnyGame;
  readonly record: GameRecord;
}

/** A recorded game: of a table of this device, of a room of the house, or from a file. */
export async function loadRecord(kind: string, id: string): Promise<Loaded | null> {
  switch (kind) {
    case 'file':
      return fromText((await readClipping(id))?.text);
    case 'room':
      return fromRoom(id);
    case 'table':
      return fromTable(id);
    default:
      return null;
  }
}

async function fromText(text: string | undefined): Promise<Loaded | null> {
  const game = text === undefined ? null : await gameOf(text);
  if (!game) return null;
  const record = readRecord(text as string, () => game);
  const lists = otherEditionOf(game, record.options);
  if (lists) throw new OfOtherList(lists);
  await loadWords(game.id as GameId, record.options);
  return { game, record };
}

async function fromRoom(id: string): Promise<Loaded | null> {
  const { api } = await import('../remote/api.ts');
  const reply = await api.record(id);
  if (reply.ok) return fromText(reply.value);
  const lists = otherListIn(reply.refusal);
  if (lists) throw new OfOtherList(lists);
  if (reply.refusal.code === 'table.other-rules') throw new OfOtherRules();
  if (reply.refusal.code === 'room.hidden') throw new NothingToShow();
  return null;
}

/** Of a running game only what may be shown to anyone. */
async function fromTable(id: string): Promise<Loaded | null> {
  const plan = (await readTable(id))?.kept.plan;
  if (!plan || !isGame(plan.game)) return null;
  const face = await loadFaceFor(plan.game, plan.options);
  const restored = await restoreLocal(face, id);
  if (!restored) return null;
  const record = recordOf(restored.table, restored.kept.seed);
  if (record.log.length === 0) throw new NothingToShow();
  return { game: face.game, record };
}
