import { expect, type Page } from '@playwright/test';
import type { Move as ExtraMove } from '../games/extra/rules/index.ts';
import type { Move as BlattMove } from '../games/extrablatt/rules/index.ts';
import { newestDeck, printed } from '../games/fakty/decks/index.ts';
import type { Move as FaktyMove } from '../games/fakty/rules/index.ts';
import { manifestOf } from '../games/index.ts';
import type { Move as KzMove, Placement } from '../games/krzyzowka/rules/index.ts';
import type { AnyLesson, LessonStep } from '../games/lesson.ts';
import * as kz from './play-krzyzowka.ts';
import * as slowka from './play-slowka.ts';
import { type Device, press } from './press.ts';

/** A lesson by its address, and what a step of it does on the board. */
export interface PlayedLesson {
  readonly game: string;
  readonly path: string;
  readonly lesson: AnyLesson;
}

/** The lessons for a reader of a language: one of every game, three of Krzyżówka. */
export async function lessonsIn(
  language: 'en' | 'pl' | 'de' | 'fr' | 'it',
): Promise<PlayedLesson[]> {
  const games = ['extra', 'fakty', 'extrablatt', 'slowka', 'krzyzowka'] as const;
  const all = await Promise.all(
    games.map(async (game) => {
      const module = await manifestOf(game)?.lessons?.();
      if (!module) throw new Error(`no lesson of ${game}`);
      return module.kinds.map(({ kind, nameIn }) => ({
        game,
        path: `/learn/${game}/${kind}`,
        lesson: module.lessons[nameIn(language)] as AnyLesson,
      }));
    }),
  );
  return all.flat();
}

type Looking = (step: LessonStep<unknown>, index: number) => Promise<void>;

/** Plays a lesson from its first step to its last, on the buttons that a person uses. */
export async function playLesson(
  page: Page,
  { game, path, lesson }: PlayedLesson,
  by: Device,
  look: Looking = async () => {},
): Promise<void> {
  await page.goto(path);
  for (const [index, step] of lesson.steps.entries()) {
    await arriveAt(page, index, lesson);
    await look(step, index);
    if (step.asks) await make(page, game, step.asks.move, by);
    else await press(page, page.locator('.lesson .button--main'), by);
  }
  await expect(page.locator('.lesson__buttons')).toHaveCount(0);
}

export async function arriveAt(page: Page, index: number, { steps }: AnyLesson): Promise<void> {
  await expect(page.locator('.lesson__step')).toContainText(`${index + 1}/${steps.length}`);
  await expect(page.locator('.lesson')).toBeVisible();
}

/** Makes a move of any game. */
export async function make(page: Page, game: string, move: unknown, by: Device): Promise<void> {
  switch (game) {
    case 'extra':
      return makeExtra(page, move as ExtraMove, by);
    case 'fakty':
      return makeFakty(page, move as FaktyMove, by);
    case 'extrablatt':
      return makeExtrablatt(page, move as BlattMove, by);
    case 'slowka':
      return makeSlowka(page, move as slowka.WordMove, by);
    default:
      return makeKrzyzowka(page, move as KzMove, by);
  }
}

async function makeExtra(page: Page, move: ExtraMove, by: Device): Promise<void> {
  if (move.do === 'throw') return press(page, page.locator('.throw .act'), by);
  const [first, second] = move.pairs.map(([a, b]) => a + b);
  const pick = page.locator('.split .pick').filter({ hasText: `${move.fifth}` });
  await press(page, pick.first(), by);
  await press(page, page.locator('.pairing', { hasText: `${first} & ${second}` }).first(), by);
  await press(page, page.locator('.split .act'), by);
}

async function makeFakty(page: Page, move: FaktyMove, by: Device): Promise<void> {
  const main = page.locator('.fk-actions__main');
  if ('tile' in move) {
    const text = printed(newestDeck('en')).prints[move.tile]?.text ?? '';
    const tile = page.locator(`.fk-tray .fk-tile[aria-label^="${text}"]`);
    if ((await tile.getAttribute('aria-pressed')) !== 'true') await press(page, tile, by);
    if (move.do === 'lay') {
      const row = page.locator('.fk-titles--large .fk-title').nth(move.title);
      const field = row.locator('.fk-field').nth(Math.floor(move.tile / 52));
      if ((await field.getAttribute('aria-pressed')) !== 'true') await press(page, field, by);
    }
  }
  await expect(main).not.toHaveAttribute('aria-disabled', 'true');
  await press(page, main, by);
}

async function makeExtrablatt(page: Page, move: BlattMove, by: Device): Promise<void> {
  const close = page.locator('.xb-duel__close');
  if (await close.isVisible()) await press(page, close, by);
  const main = page.locator('.xb-print');
  switch (move.do) {
    case 'pass':
      return press(page, page.locator('.xb-pass'), by);
    case 'motor':
      await press(page, page.locator(`[data-fax="${move.fax}"]`), by);
      return press(page, main, by);
    case 'cheque': {
      const chosen = page.locator('.xb-cheques .xb-pick', { hasText: '12' });
      await press(page, chosen, by);
      return press(page, main, by);
    }
    case 'write':
      await press(page, page.locator(`[data-fax="${move.fax}"]`), by);
      return layCard(page, by);
    default:
      return layCard(page, by);
  }
}

/** The first card that fits, in the first place that is lit. */
async function layCard(page: Page, by: Device): Promise<void> {
  const card = page.locator('.xb-stock label:not(.xb-card--barred)').first();
  await press(page, card, by);
  if (by === 'keys') {
    // Enter takes the chosen card to the paper, and puts it down there.
    await page.keyboard.press('Enter');
    await expect(page.locator('.xb-cell:focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
  } else if ((await page.locator('.xb-ghost--put').count()) === 0) {
    await press(page, page.locator('.xb-cell--lit').first(), by);
  }
  await expect(page.locator('.xb-ghost--put')).toBeVisible();
  await press(page, page.locator('.xb-print'), by);
}

async function makeSlowka(page: Page, move: slowka.WordMove, by: Device): Promise<void> {
  if (by !== 'keys') {
    await slowka.tapWord(page, move, by === 'touch' ? 'tap' : 'click');
    return press(page, slowka.layButton(page), by);
  }
  await slowka.tabTo(page, '[data-field]');
  for (const at of move.path) {
    await slowka.walkTo(page, at);
    const placed = move.laid.find(({ field }) => field === at);
    if (placed) await slowka.typeLetter(page, placed.token);
    else await page.keyboard.press('Space');
  }
  await slowka.walkTo(page, move.path.at(-1) as number);
  await page.keyboard.press('Enter');
}

async function makeKrzyzowka(page: Page, move: KzMove, by: Device): Promise<void> {
  const main = page.locator('.kz-actions__main');
  switch (move.do) {
    case 'lay':
      if (by === 'keys') await kz.typeWord(page, move.tiles);
      else await layTiles(page, move.tiles, by);
      return press(page, main, by);
    case 'arrange':
      return arrangeTiles(page, move.tiles, by);
    default:
      return press(page, main, by);
  }
}

/** A square, a second time if the word goes down, and then letter by letter: what lies there is skipped. */
async function layTiles(page: Page, tiles: readonly Placement[], by: Device): Promise<void> {
  const [first, second] = tiles as [Placement, Placement];
  await press(page, kz.cellAt(page, first), by);
  const isDown = first.column === second.column;
  if (isDown !== (await page.locator('.kz-cell--down').count()) > 0) {
    await press(page, kz.cellAt(page, first), by);
  }
  for (const { tile } of tiles) await press(page, kz.rackTile(page, tile), by);
}

/** Tiles of a table of one's own: those that do not lie there yet. */
async function arrangeTiles(page: Page, tiles: readonly Placement[], by: Device): Promise<void> {
  const line = page.locator('.kz-word');
  if (await line.isVisible()) {
    for (const { tile } of tiles) {
      if (by === 'keys') await line.focus().then(() => page.keyboard.press(tile));
      else await press(page, kz.rackTile(page, tile), by);
    }
    return;
  }
  // The second word comes after the first.
  const inRow = tiles.filter(({ row }) => row === 0).length;
  const left = tiles.length > inRow ? tiles.slice(inRow) : tiles;
  if (by === 'keys') await kz.typeTiles(page, left);
  else await layTiles(page, left, by);
}
