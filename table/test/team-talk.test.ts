import { type Answer, seededChance } from '@late/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decideRoom,
  type Member,
  ROOM_LIMITS,
  type Room,
  type RoomDone,
  type RoomRequest,
  recordOf,
  roomPatch,
  roomSeenBy,
  seatOf,
} from '../src/index.ts';
import {
  ADA,
  BOB,
  CY,
  DOT,
  MEMBERS,
  OPEN,
  RoomScene,
  seatFor,
  someRequest,
  someScene,
  TEAMED,
  wanderRoom,
} from './room-scene.ts';
import { expectSame, seedOf } from './sitting.ts';

const whisper = (text: string): RoomRequest => ({ do: 'say', text, to: 'team' });

/** Ada and Cy against Bob and Dot; one seat is open. */
function twoTeams(): RoomScene {
  const scene = new RoomScene([OPEN, seatFor(ADA, 'Ada'), seatFor(BOB, 'Bob')], { game: TEAMED });
  const pairs = [
    [CY, 1, 'Cy', ADA],
    [DOT, 2, 'Dot', BOB],
  ] as const;
  for (const [guest, seat, name, inside] of pairs) {
    scene.do(guest, { do: 'knock', seat, name });
    scene.do(inside, { do: 'admit', name });
  }
  return scene;
}

const seen = (scene: RoomScene, member: Member) =>
  roomSeenBy(scene.game, scene.room, scene.seed, member);
const heard = (scene: RoomScene, member: Member) =>
  seen(scene, member).teamTalk.map((line) => ('text' in line ? line.text : line.phrase));

describe('what a team says among itself', () => {
  it('is heard by those of it, under their own names, and by nobody else', () => {
    const scene = twoTeams();
    scene.do(CY, whisper('Lay the verb'));
    scene.do(ADA, { do: 'say', phrase: 'thanks', to: 'team' });
    scene.do(DOT, whisper('They plot'));
    scene.do(CY, { do: 'say', text: 'Good evening' });
    expect(heard(scene, ADA)).toEqual(['Lay the verb', 'thanks']);
    expect(heard(scene, CY)).toEqual(['Lay the verb', 'thanks']);
    expect(heard(scene, BOB)).toEqual(['They plot']);
    for (const member of ['m-eve', '']) expect(heard(scene, member)).toEqual([]);
    expect(seen(scene, ADA).teamTalk[0]).toMatchObject({ seat: 1, name: 'Cy' });
    expect(seen(scene, BOB).chat).toMatchObject([{ name: 'Cy', text: 'Good evening' }]);
  });

  it('stays with them when the seats move up, and out of the record', () => {
    const scene = twoTeams();
    scene.do(CY, whisper('Lay the verb'));
    scene.do(ADA, { do: 'start' });
    expect(heard(scene, ADA)).toEqual(['Lay the verb']);
    expect(heard(scene, BOB)).toEqual([]);
    expect(seen(scene, ADA).teamTalk[0]).toMatchObject({ seat: 0 });
    const record = recordOf(scene.room.table as never, scene.seed);
    expect(JSON.stringify(record)).not.toContain('Lay the verb');
  });

  it('is not for those who come later, nor for those who left', () => {
    const scene = twoTeams();
    scene.do(ADA, { do: 'start' });
    scene.do(CY, whisper('Before'));
    scene.do('m-eve', { do: 'knock', seat: 0, name: 'Eve' });
    scene.do(ADA, { do: 'admit', name: 'Eve' });
    scene.do(ADA, whisper('After'));
    expect(heard(scene, 'm-eve')).toEqual(['After']);
    scene.do(CY, { do: 'stand' });
    scene.do(ADA, whisper('Without Cy'));
    expect(heard(scene, CY)).toEqual([]);
    scene.do(ADA, { do: 'stand' });
    scene.tickets.set('eves', 0);
    scene.do('m-fay', { do: 'sit', seat: 0, name: 'Fay', ticket: 'eves' });
    expect(heard(scene, 'm-fay')).toEqual([]);
  });

  it('needs a team, and a voice', () => {
    const scene = new RoomScene([seatFor(ADA, 'Ada'), seatFor(BOB, 'Bob')], { game: TEAMED });
    expect(scene.refusal(ADA, whisper('Anybody?'))).toBe('room.no-mates');
    expect(scene.refusal(CY, whisper('Anybody?'))).toBe('room.no-seat');
    const team = twoTeams();
    team.do(ADA, { do: 'mute', seat: 2, muted: true });
    for (const member of [BOB, DOT]) {
      expect(team.refusal(member, whisper('Hush'))).toBe('room.muted');
    }
    expect(team.refusal(ADA, whisper(' '))).toBe('room.phrase');
  });

  it('pushes nobody else’s words off the page', () => {
    const scene = twoTeams();
    scene.do(BOB, whisper('Ours'));
    scene.do(BOB, { do: 'say', text: 'For all' });
    for (let line = 0; line < ROOM_LIMITS.chat + 3; line++) {
      scene.now += 10_000;
      scene.do(CY, whisper(`${line}`));
    }
    expect(heard(scene, ADA)).toHaveLength(ROOM_LIMITS.chat);
    expect(heard(scene, ADA)[0]).toBe('3');
    expect(heard(scene, DOT)).toEqual(['Ours']);
    expect(seen(scene, ADA).chat).toHaveLength(1);
  });
});

/** The same room, in which other teams said other things and other people wait at their doors. */
function twinFor(room: Room, member: Member): Room | null {
  const own = seatOf(room, member);
  const isOther = ({ seat, heard: by }: Room['teamTalk'][number]) =>
    seat !== own || !by.includes(member);
  const elsewhere = room.knocks.filter((guest) => guest.member !== member && guest.seat !== own);
  if (!room.teamTalk.some(isOther) && !elsewhere.length) return null;
  return {
    ...room,
    teamTalk: room.teamTalk.map((line) =>
      isOther(line)
        ? { seq: line.seq, by: line.by, heard: line.heard, seat: line.seat, name: '?', text: '???' }
        : line,
    ),
    knocks: room.knocks.map((guest) =>
      elsewhere.includes(guest) ? { ...guest, name: `${guest.name}?` } : guest,
    ),
  };
}

it('changes no byte of what anybody else is shown, told or refused', () => {
  const counts = { twins: 0, answers: 0 };
  const run = (number: number) => {
    const chance = seededChance(number);
    const scene = chance.below(2) ? someScene(chance, seedOf(number)) : twoTeams();
    const { seed, facts, game } = scene;
    const told = (answer: Answer<RoomDone>, before: Room, member: Member) => {
      if (!answer.ok) return answer;
      const after = roomSeenBy(game, answer.room, seed, member);
      return { after, patch: roomPatch(roomSeenBy(game, before, seed, member), after) };
    };
    wanderRoom(scene, chance, 80, () => {
      for (const member of [...MEMBERS, '']) {
        const { room } = scene;
        const twin = twinFor(room, member);
        if (!twin) continue;
        counts.twins++;
        expectSame(roomSeenBy(game, twin, seed, member), roomSeenBy(game, room, seed, member));
        const [asking, request] = someRequest(scene, chance);
        // Whoever answers at their own door may learn who stands there.
        if (request.do === 'admit' || request.do === 'turn-away') continue;
        const [mine, other] = [room, twin].map((of) =>
          decideRoom({ ...scene.context, room: of, member: asking, facts }, request),
        ) as [Answer<RoomDone>, Answer<RoomDone>];
        counts.answers++;
        // A new name keeps clear of those who wait at the same door: that is its own seat's business.
        if (mine.ok && seatOf(mine.room, member) !== seatOf(room, member)) continue;
        expectSame(told(other, twin, member), told(mine, room, member));
      }
    });
  };
  fc.assert(fc.property(fc.nat(), run), { seed: 20261116, numRuns: 25 });
  for (const [what, count] of Object.entries(counts)) expect(count, what).toBeGreaterThan(200);
});
