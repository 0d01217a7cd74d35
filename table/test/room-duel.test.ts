import { extra } from '@late/extra/rules';
import { seededChance } from '@late/kernel';
import { describe, expect, it } from 'vitest';
import { restoreRoom, roomSeenBy, unseal, withoutMember } from '../src/index.ts';
import { ADA, botSeat, RoomScene, seatFor } from './room-scene.ts';
import { expectSame } from './sitting.ts';

/** Ada's own game in a duel. */
function run(bots = 0): RoomScene {
  const seats = [seatFor(ADA, 'Ada'), ...Array.from({ length: bots }, () => botSeat('Serif'))];
  const scene = new RoomScene(seats, { plan: { fairness: 2, counted: true, duel: 'duel-1' } });
  scene.do(ADA, { do: 'start' });
  return scene;
}

function playedOut(scene: RoomScene): RoomScene {
  const chance = seededChance(3);
  while (!scene.room.table?.result) scene.do(ADA, { do: 'move', move: scene.moveFor(0, chance) });
  return scene;
}

const seedSeen = ({ room, seed }: RoomScene) => roomSeenBy(extra, room, seed, ADA).table?.seed;

describe('a room of a duel', () => {
  it('is dealt as its plan says, and the table does not know of the duel', () => {
    const { plan } = run().room.table ?? {};
    expect(plan).toMatchObject({ fairness: 2, counted: true });
    expect(plan).not.toHaveProperty('duel');
  });

  it('keeps its seed when its game is over, until the duel is', () => {
    const scene = playedOut(run());
    expect(scene.room.table?.result).not.toBeNull();
    expect(seedSeen(scene)).toBeNull();
    scene.accept(unseal(scene.context));
    expect(seedSeen(scene)).toBe(scene.seed);
    // Once is enough.
    expect(unseal(scene.context)).toMatchObject({ ok: true, steps: [] });
    const steps = JSON.parse(JSON.stringify(scene.steps));
    expectSame(restoreRoom(extra, steps), scene.room);
    expect(restoreRoom(extra, withoutMember(steps, ADA)).sealed).toBe(false);
  });

  it('shows no seed of a running game, though the duel is over', () => {
    const scene = run();
    scene.accept(unseal(scene.context));
    expect(seedSeen(scene)).toBeNull();
  });

  it.each([
    { do: 'stand' },
    { do: 'stand-in', seat: 0, level: 'hard' },
    { do: 'arrange', seat: 0, as: 'open' },
    { do: 'list', listed: true },
    { do: 'knock', seat: 0, name: 'Bob' },
  ] as const)('refuses to $do', (request) => {
    expect(run().refusal(ADA, request)).toBe('room.duel');
  });

  it('takes back what has told nothing, and nothing else', () => {
    const scene = run();
    const chance = seededChance(3);
    const move = () => scene.do(ADA, { do: 'move', move: scene.moveFor(0, chance) });
    move();
    move();
    expect(scene.do(ADA, { do: 'undo' })).toEqual(['undo']);
    move();
    move();
    expect(scene.refusal(ADA, { do: 'undo' })).toBe('undo.counted');
    expect(roomSeenBy(extra, scene.room, scene.seed, ADA).table?.undo).toBeNull();
  });

  it('is given up by closing it', () => {
    const scene = run(1);
    expect(scene.do(ADA, { do: 'close' })).toEqual(['close']);
    expect(seedSeen(scene)).toBeNull();
  });
});
