import { type GameId, isGame } from '@late/games';
import {
  type AnyGame,
  faultOf,
  type GameRecord,
  gameNamedIn,
  type Refusal,
  readRecord,
} from '@late/kernel';
import type { GameFace } from '../games/face.ts';
import { loadFace, loadWords } from '../games/load-face.ts';
import { otherEditionOf } from '../lexicon/other-edition.ts';
import { loadRecord } from '../records/load-record.ts';
import { unpack } from './packed.ts';
import type { LuckRefusal } from './use-say.ts';
import { whyNotAgain } from './why-not-again.ts';

/** A game whose luck can be dealt once more, or why it cannot. */
export type Luck =
  | { readonly ok: true; readonly face: GameFace; readonly record: GameRecord }
  | { readonly ok: false; readonly refusal: Refusal };

const UNREADABLE = { code: 'luck.unreadable' } satisfies LuckRefusal;
const MISSING = { code: 'luck.missing' } satisfies LuckRefusal;

/** The game that an address names: one of this device, of the house, of a file, or packed into the link itself. */
export async function loadLuck(kind: string, id: string): Promise<Luck> {
  try {
    const found = kind === 'link' ? await fromLink(id) : await fromRecord(kind, id);
    if (!found) return { ok: false, refusal: kind === 'link' ? UNREADABLE : MISSING };
    const { face, record } = found;
    const lists = otherEditionOf(face.game, record.options);
    if (lists) {
      const refusal: LuckRefusal = { code: 'other-list.played', params: { ...lists } };
      return { ok: false, refusal };
    }
    await loadWords(face.id, record.options);
    const refusal = whyNotAgain(face.game, record);
    return refusal ? { ok: false, refusal } : { ok: true, face, record };
  } catch (error) {
    if (!faultOf(error)) throw error;
    return { ok: false, refusal: UNREADABLE };
  }
}

async function fromLink(packed: string) {
  const text = await unpack(packed);
  const id = text === null ? '' : gameNamedIn(text);
  if (text === null || !isGame(id)) return null;
  const face = await loadFace(id);
  return { face, record: readLuck(face.game, text) };
}

async function fromRecord(kind: string, id: string) {
  const loaded = await loadRecord(kind, id);
  if (!loaded) return null;
  return { face: await loadFace(loaded.game.id as GameId), record: loaded.record };
}

export function readLuck(game: AnyGame, text: string): GameRecord {
  return readRecord(text, (id) => (id === game.id ? game : null));
}
