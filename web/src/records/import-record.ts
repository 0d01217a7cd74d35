import { type GameId, isGame } from '@late/games';
import {
  type AnyGame,
  faultOf,
  frames,
  gameNamedIn,
  openingOf,
  type Params,
  RECORD_LIMITS,
  readRecord,
} from '@late/kernel';
import { loadFace, loadWords } from '../games/load-face.ts';
import { otherEditionOf } from '../lexicon/other-edition.ts';
import { WordsNotHere } from '../lexicon/words-not-here.ts';
import { keepClipping } from '../store/clippings.ts';

/** Why a file cannot be opened: a message of the shell, or of the game it is a record of. */
export interface RecordTrouble {
  readonly game: GameId | null;
  readonly code: string;
  readonly params: Params;
}

/** Reads a file, plays it through to be sure, and keeps it. Nothing is kept of a bad one. */
export async function importRecord(
  file: Blob,
  /** What it is kept as. */
  idOf: (text: string) => string = () => crypto.randomUUID(),
): Promise<{ id: string } | RecordTrouble> {
  if (file.size > RECORD_LIMITS.characters)
    return { game: null, code: 'record.long', params: { line: 0 } };
  const text = await file.text();
  const game = await gameOf(text);
  try {
    const record = readRecord(text, (id) => (game?.id === id ? game : null));
    if (game) {
      const lists = otherEditionOf(game, record.options);
      if (lists) return { game: null, code: 'other-list.played', params: { ...lists } };
      await loadWords(game.id as GameId, record.options);
      frames(game, openingOf(game, record), record.log);
    }
  } catch (error) {
    if (error instanceof WordsNotHere) return { game: null, code: 'new.no-words', params: {} };
    const fault = faultOf(error);
    if (!fault) throw error;
    const params: Params = { line: fault.line ?? 0, step: fault.step ?? 0, ...fault.params };
    const code = fault.step === undefined ? fault.code : 'record.refused';
    return { game: (game?.id ?? null) as GameId | null, code, params };
  }
  const id = idOf(text);
  await keepClipping({ id, text, added: Date.now() });
  return { id };
}

/** The game that a record's header names, if the house has it. */
export async function gameOf(text: string): Promise<AnyGame | null> {
  const id = gameNamedIn(text);
  return isGame(id) ? (await loadFace(id)).game : null;
}
