import type { AnyGame } from '@late/kernel';
import { describe, expect, it } from 'vitest';
import { forgetMember, restoreRoom, roomPatch, roomSeenBy, withoutMember } from '../src/index.ts';
import { ADA, BOB, CY, DOT, OPEN, RoomScene, seatFor, TEAMED } from './room-scene.ts';
import { expectSame } from './sitting.ts';

// EXTRA!, if its seats were teams and a split were voted on.
const VOTING: AnyGame = {
  ...TEAMED,
  isBallot: (move) => (move as { readonly do: string }).do === 'split',
};

const ONE = {
  do: 'split',
  pairs: [
    [1, 2],
    [3, 4],
  ],
  fifth: 5,
  column: 0,
} as const;
const TWO = {
  do: 'split',
  pairs: [
    [1, 3],
    [2, 4],
  ],
  fifth: 5,
  column: 0,
} as const;

/** Ada, Cy and perhaps Dot on one seat, Bob on the other; the dice are 1 2 3 4 5. */
function asked(mates: readonly [member: string, name: string][]): RoomScene {
  const scene = new RoomScene([seatFor(ADA, 'Ada'), seatFor(BOB, 'Bob'), OPEN], {
    game: VOTING,
    options: { dice: 'table' },
  });
  for (const [member, name] of mates) {
    scene.do(member, { do: 'knock', seat: 0, name });
    scene.do(ADA, { do: 'admit', name });
  }
  scene.do(ADA, { do: 'start' });
  scene.do(ADA, { do: 'move', move: { do: 'throw', dice: [1, 2, 3, 4, 5] } });
  return scene;
}

const vote = (move: unknown) => ({ do: 'move', move }) as const;
const seen = (scene: RoomScene, member: string) =>
  roomSeenBy(scene.game, scene.room, scene.seed, member);
const played = (scene: RoomScene) =>
  scene.steps.flatMap(({ act }) =>
    act.do === 'entry' && act.entry.act.do === 'move' ? [act.entry.act.move] : [],
  );

describe('a vote of a team', () => {
  it('waits for everybody of it, and is what most of them chose', () => {
    const scene = asked([
      [CY, 'Cy'],
      [DOT, 'Dot'],
    ]);
    expect(scene.do(CY, vote(TWO))).toEqual(['ballot']);
    expect(scene.do(ADA, vote(ONE))).toEqual(['ballot']);
    expect(scene.do(DOT, vote(ONE))).toEqual(['move']);
    expect(played(scene).at(-1)).toEqual(ONE);
  });

  it('is settled as soon as nobody can change it', () => {
    const scene = asked([
      [CY, 'Cy'],
      [DOT, 'Dot'],
    ]);
    scene.do(CY, vote(TWO));
    expect(scene.do(ADA, vote(TWO))).toEqual(['move']);
    expect(played(scene).at(-1)).toEqual(TWO);
  });

  it('is, of equals, what was chosen first', () => {
    const scene = asked([[CY, 'Cy']]);
    scene.do(CY, vote(TWO));
    scene.do(ADA, vote(ONE));
    expect(played(scene).at(-1)).toEqual(TWO);
  });

  it('is cast once: second thoughts change nothing', () => {
    const scene = asked([[CY, 'Cy']]);
    scene.do(CY, vote(TWO));
    expect(scene.do(CY, vote(ONE))).toEqual([]);
    expect(scene.room.ballots.map(({ move }) => move)).toEqual([TWO]);
  });

  it('does not wait for whoever is away', () => {
    const scene = asked([[CY, 'Cy']]);
    Object.assign(scene.facts, { away: (member: string) => member === CY });
    expect(scene.do(ADA, vote(ONE))).toEqual(['move']);
  });

  it('is refused like any other move', () => {
    const scene = asked([[CY, 'Cy']]);
    expect(scene.refusal(CY, vote({ ...ONE, fifth: 6 }))).not.toBeNull();
    expect(scene.room.ballots).toEqual([]);
    expect(scene.do(BOB, vote(ONE))).toEqual(['move']);
  });

  it('shows who has voted to the team alone, and to nobody how', () => {
    const scene = asked([[CY, 'Cy']]);
    const before = seen(scene, ADA);
    scene.do(CY, vote(TWO));
    expect([ADA, CY, BOB, DOT].map((member) => seen(scene, member).voted)).toEqual([
      ['Cy'],
      ['Cy'],
      [],
      [],
    ]);
    expect(roomPatch(before, seen(scene, ADA))?.room).toEqual({
      length: scene.room.length,
      voted: ['Cy'],
    });
    expect(JSON.stringify(seen(scene, ADA))).not.toContain('[1,3]');
    scene.do(ADA, vote(ONE));
    expect(seen(scene, ADA).voted).toEqual([]);
  });

  it('is restored with the room, and forgotten with whoever cast it', () => {
    const scene = asked([[CY, 'Cy']]);
    scene.do(CY, vote(TWO));
    expectSame(restoreRoom(VOTING, scene.steps), scene.room);
    scene.accept(forgetMember(scene.context, CY));
    expect(scene.room.ballots).toEqual([]);
    expect(JSON.stringify(withoutMember(scene.steps, CY))).not.toContain(CY);
  });
});
