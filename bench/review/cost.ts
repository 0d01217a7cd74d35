import { readFileSync } from 'node:fs';
import { manifestOf } from '@late/games';
import type { Manifest } from '@late/games/manifest';
import { type AnyGame, openingOf, parse, readRecord, type Seat, seededChance } from '@late/kernel';
import { readLexicon } from '@late/lexicon/node';
import { courseOf, findings, placesOf, type Way, Ways } from '@late/table/review';
import { tablesOf } from '../../server/src/tables-of.ts';

/** What a review costs the worker, in milliseconds of processor time. */
export interface Cost {
  readonly game: string;
  /** Which game it was. */
  readonly name: string;
  readonly seats: number;
  /** Places that were judged. */
  readonly places: number;
  /** Until the whole game was judged; of a game of bots, until its first decisions were at first sight. */
  readonly milliseconds: number;
  /** Until those decisions had the coach's last word. */
  readonly lastWord?: number;
}

async function gameOf(id: string): Promise<{ manifest: Manifest; game: AnyGame }> {
  const manifest = manifestOf(id);
  if (!manifest) throw new Error(`there is no ${id}`);
  return { manifest, game: await manifest.rules(async () => readLexicon) };
}

/** Of a golden game, to its end; null if it has none. */
export async function costOfRecord(id: string, file: string): Promise<Cost | null> {
  const { manifest, game } = await gameOf(id);
  const text = readFileSync(new URL(`../../games/${id}/fixtures/${file}`, import.meta.url), 'utf8');
  const began = process.cpuUsage();
  const record = readRecord(text, () => game);
  const opening = openingOf(game, record);
  const { ways, result } = courseOf(game, opening, record.log);
  return result ? costOf(manifest, file, opening.options, ways, began) : null;
}

/** Of the first decisions in a game between two easy bots. */
export async function costOfBots(id: string, seed: number, decisions: number): Promise<Cost> {
  const { manifest, game } = await gameOf(id);
  const options = parse(game.options, {});
  if (!options.ok) throw new Error(`${id} has no usual options`);
  const { loadBot } = await manifest.bots();
  const bot = await loadBot('easy', options.value, tablesOf(id));
  const context = { chance: seededChance(seed), now: 0 };
  const ways = new Ways(game, 2);
  let { state } = game.setup(options.value, 2, context);
  ways.note({ seq: 0, by: 'house', act: { do: 'deal' } }, state);
  for (let seq = 1; !game.result(state); seq++) {
    const [seat] = game.turn(state).must as [Seat];
    const move = bot.choose(game.view(state, seat), context.chance);
    ({ state } = game.play(state, seat, move, context));
    ways.note({ seq, by: seat, act: { do: 'move', move } }, state);
  }
  const began = process.cpuUsage();
  return costOf(manifest, `bots, seed ${seed}`, options.value, ways.bySeat, began, decisions);
}

async function costOf(
  manifest: Manifest,
  name: string,
  options: unknown,
  ways: readonly Way[],
  began: NodeJS.CpuUsage,
  decisions: number | null = null,
): Promise<Cost> {
  const module = await manifest.coach?.();
  if (!module) throw new Error(`${manifest.id} has no coach`);
  const coach = await module.loadCoach(options, tablesOf(manifest.id));
  const places = placesOf(coach, ways);
  const spent = () => {
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1_000;
  };
  const cost = { game: manifest.id, name, seats: ways.length, places: places.length };
  if (decisions === null) {
    for (const _ of findings(coach, places));
    return { ...cost, milliseconds: spent() };
  }
  let [seen, final, milliseconds] = [0, 0, 0];
  for (const { finding, isFinal } of findings(coach, places)) {
    if (finding.kind !== 'decision') continue;
    if (!isFinal && ++seen === decisions) milliseconds = spent();
    if (isFinal && ++final === decisions) break;
  }
  return { ...cost, milliseconds, lastWord: spent() };
}
