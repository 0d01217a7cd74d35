import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { parse } from 'yaml';
import { Guest } from '../guest.ts';
import { ReleasedServer } from './released-server.ts';
import { SharedHouse } from './shared-house.ts';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly do: string };
}
interface Panel {
  readonly id: number;
  readonly gridPos: {
    readonly x: number;
    readonly y: number;
    readonly w: number;
    readonly h: number;
  };
  readonly targets: readonly { readonly expr: string }[];
}

/** Counted only when something goes wrong. */
const AFTER_FAULTS = ['late_bot_faults_total', 'late_bot_cut_off_total'];
/** Only where there is one. */
const OF_THE_BUS = ['late_bus_up', 'late_moves_elsewhere_total'];
const TOKEN = 'a-token-of-the-operators-of-this-test';

const read = (name: string) => readFileSync(join(inject('unpacked'), 'deploy', name), 'utf8');
const rules: Rule[] = parse(read('alerts.yml')).groups[0].rules;
const { panels }: { panels: Panel[] } = JSON.parse(read('grafana-dashboard.json'));
const expressions = [
  ...rules.map(({ expr }) => expr),
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

describe('alerts and dashboard', () => {
  let stop: () => Promise<unknown>;
  let metrics: string;
  beforeAll(async () => {
    const settings = { OPERATOR_TOKEN: TOKEN, BOT_PAUSE_MS: '0' };
    const house = SharedHouse.isPossible() ? await SharedHouse.open(settings) : null;
    const [server] = (await house?.start(1)) ?? [await ReleasedServer.start(settings)];
    if (!server) throw new Error('no server was started');
    stop = () => (house ? house.close() : server.stop());
    const anna = await Guest.arrive(server);
    const id = await anna.open({ seats: ['open', 'easy'] });
    const line = await anna.watch(id);
    await line.ask({ do: 'start' });
    await line.ask({ do: 'stand-in', seat: 0, level: 'easy' });
    await line.ask({ do: 'start' });
    const text = async () => {
      const headers = { authorization: `Bearer ${TOKEN}` };
      return (await fetch(`${server.url}/metrics`, { headers })).text();
    };
    metrics = await vi.waitFor(
      async () => {
        const told = await text();
        expect(told).toContain('late_bot_moves_total');
        return told;
      },
      { timeout: 60_000 },
    );
  });
  afterAll(() => stop?.());

  test('name only metrics that the server has', () => {
    const named = expressions.flatMap((expr) => expr.match(/late_[a-z_]+/g) ?? []);
    const told = new Set(metrics.match(/^late_[a-z_]+/gm));
    expect(new Set(named).size).toBeGreaterThan(12);
    const excused = [...AFTER_FAULTS, ...(SharedHouse.isPossible() ? [] : OF_THE_BUS)];
    const unknown = named.filter((name) => !told.has(name) && !excused.includes(name));
    expect([...new Set(unknown)]).toEqual([]);
  });

  test('name only labels that these metrics have', () => {
    const selected = expressions.flatMap((expr) => [...expr.matchAll(/(late_\w+)\{(\w+)=/g)]);
    expect(selected.length).toBeGreaterThan(2);
    for (const [, name, label] of selected)
      expect(metrics).toMatch(new RegExp(`^${name}\\{(.*,)?${label}="`, 'm'));
  });
});

test('every alert says what is wrong and what to do', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { labels, annotations } of rules) {
    expect(labels.severity).toMatch(/^(page|warn)$/);
    expect(annotations.summary.length).toBeGreaterThan(15);
    expect(annotations.do.length).toBeGreaterThan(15);
  }
});

test('no panel of the dashboard lies on another', () => {
  const taken = new Set<string>();
  for (const { gridPos } of panels) {
    for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++) {
      for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
        expect(taken.has(`${x},${y}`)).toBe(false);
        taken.add(`${x},${y}`);
        expect(x).toBeLessThan(24);
      }
    }
  }
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
});
