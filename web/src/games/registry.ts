import type { Language, Messages } from '@late/ui';
import type { GameFace } from './face.ts';

/** The five games of the house, in the order of the front page. */
export const GAME_IDS = ['extra', 'fakty', 'extrablatt', 'slowka', 'krzyzowka'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** Their names, the same in every language. */
export const GAME_NAMES: Readonly<Record<GameId, string>> = {
  extra: 'EXTRA!',
  fakty: 'Extra Fakty',
  extrablatt: 'Das Extrablatt',
  slowka: 'Słówka',
  krzyzowka: 'Krzyżówka',
};

const FACES = import.meta.glob<GameFace>('./faces/*.ts', { import: 'default' });
const LOCALES = import.meta.glob<Messages>('../../../games/*/locales/*.json', {
  import: 'default',
});
const RULEBOOKS = import.meta.glob<string>('../../../games/*/rulebook/*.md', {
  query: '?raw',
  import: 'default',
});

export function isPlayable(id: string): id is GameId {
  return `./faces/${id}.ts` in FACES;
}

export function loadFace(id: GameId): Promise<GameFace> {
  return demand(FACES[`./faces/${id}.ts`])();
}

export function loadGameMessages(id: GameId, language: Language): Promise<Messages> {
  return demand(LOCALES[`../../../games/${id}/locales/${language}.json`])();
}

export function loadRulebook(id: GameId, language: Language): Promise<string> {
  return demand(RULEBOOKS[`../../../games/${id}/rulebook/${language}.md`])();
}

function demand<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('no such game');
  return value;
}
