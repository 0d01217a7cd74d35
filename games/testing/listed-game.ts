import { existsSync } from 'node:fs';
import type { AnyGame } from '@late/kernel';
import type { AnySpecimen } from '@late/kernel/testing';
import { readLexicon } from '@late/lexicon/node';
import type { Manifest } from '../manifest.ts';

/** A game of the list with what its tests say of it. */
export interface ListedGame {
  readonly manifest: Manifest;
  /** By the whole dictionary, where it is a game of words. */
  readonly game: AnyGame;
  /** As its own tests try it: with few words, so that random games get far. */
  readonly specimen: AnySpecimen;
}

const GUIDE = 'docs/add-a-game.md tells how';

/** What lies in the folder of every game, and what for. */
const PARTS: Readonly<Record<string, string>> = {
  'package.json': 'its package',
  'index.ts': 'its manifest',
  'rules/index.ts': 'its rules',
  'rules/version.ts': 'the version of its rules',
  'hosting.ts': 'what whoever runs a table must know',
  'bot/index.ts': 'its bots',
  'board/index.ts': 'its board and its options form',
  'kit/index.ts': 'what simulations count',
  'locales/narrate.ts': 'which sentence tells which event',
  'locales/front/lines.json': 'what the front page says of it',
  'test/specimen.ts': 'how the conformance suite tries it',
  'tour/stops.ts': 'its screens that are worth a picture',
};
const LANGUAGE_PARTS = { locales: 'json', rulebook: 'md' } as const;

export const fileOf = (id: string, path: string): URL =>
  new URL(`../${id}/${path}`, import.meta.url);

/** A sentence for each part of a game that is not there. */
export function missingParts(id: string, languages: readonly string[]): string[] {
  const wanted = { ...PARTS };
  for (const language of languages) {
    for (const [folder, ending] of Object.entries(LANGUAGE_PARTS)) {
      wanted[`${folder}/${language}.${ending}`] = `its ${folder} in "${language}"`;
    }
  }
  return Object.entries(wanted)
    .filter(([path]) => !existsSync(fileOf(id, path)))
    .map(([path, what]) => `games/${id}/${path} is missing: ${what}; ${GUIDE}`);
}

export async function loadListed(manifest: Manifest): Promise<ListedGame> {
  const { specimen } = (await import(fileOf(manifest.id, 'test/specimen.ts').href)) as {
    readonly specimen: AnySpecimen;
  };
  return { manifest, game: await manifest.rules(async () => readLexicon), specimen };
}

/** The options of a set for the whole dictionary: whatever small list they name is left out. */
export function withoutList(options: unknown): unknown {
  const { list: _, ...others } = options as { readonly list?: unknown };
  return others;
}
