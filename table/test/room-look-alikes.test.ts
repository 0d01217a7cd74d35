import { describe, expect, it, test } from 'vitest';
import { BOT_NAMES, type RoomSeat } from '../src/index.ts';
import { looksOf } from '../src/room/look-alikes.ts';
import { ADA, BOB, botSeat, CY, OPEN, RoomScene, seatFor } from './room-scene.ts';

const nameOf = (seat: RoomSeat | undefined) => (seat && 'name' in seat ? seat.name : null);

function lookAlike(one: string, other: string): boolean {
  return looksOf(one).some((look, index) => look === looksOf(other)[index]);
}

describe('names that look alike', () => {
  test.each([
    ['Anna', 'Аnnа', 'Cyrillic А and а'],
    ['Oscar', 'Оѕсаг', 'Cyrillic from end to end'],
    ['Nikos', 'Νικοs', 'Greek Ν, ι, κ, ο'],
    ['KATE', 'ΚΑΤΕ', 'Greek capitals'],
    ['Anna', 'ANNA', 'capitals'],
    ['Anna', 'Ａｎｎａ', 'wide letters'],
    ['Anna', '𝓐𝓷𝓷𝓪', 'mathematical letters'],
    ['Anna', 'Ⓐⓝⓝⓐ', 'letters in circles'],
    ['Anna', 'ᴀɴɴᴀ', 'small capitals'],
    ['Anna', 'Ánnà', 'accents'],
    ['Anna', 'Án̈na', 'accents of their own'],
    ['Łukasz', 'Lukasz', 'a stroke'],
    ['Anna', 'An\u200bna', 'a gap without width'],
    ['Anna', 'An\u00adna', 'a soft hyphen'],
    ['Anna', '\u202eAnna', 'a mark that turns the writing'],
    ['Anna', 'Anna\ufe0f', 'a variation selector'],
    ['Anna', 'An na', 'a gap'],
    ['Anna', 'Anna.', 'a dot'],
    ['Anna', 'Anna\u3164', 'a filler'],
    ['Alice', 'AIice', 'a capital i'],
    ['Alice', 'A1ice', 'a one'],
    ['Alice', 'A|ice', 'a stroke for a letter'],
    ['Ola', '0la', 'a nought'],
    ['Amy', 'Arny', 'r and n'],
    ['Wanda', 'VVanda', 'two v'],
    ['Anna 2', 'Anna2', 'the number of a namesake'],
    ['SAM', 'ꓢꓮꓟ', 'Lisu'],
    ['SAM', 'ᏚᎪᎷ', 'Cherokee'],
  ])('%s and %s: %s', (one, other) => {
    expect(lookAlike(one, other)).toBe(true);
    expect(lookAlike(other, one)).toBe(true);
  });

  test.each([
    ['Anna', 'Hanna'],
    ['Ella', 'Elia'],
    ['Kai', 'Kal'],
    ['Jan', 'Jana'],
    ['Olek', 'Alek'],
    ['Anna', 'Anna 2'],
    ['Anna 2', 'Anna 3'],
    ['राम', 'रमा'],
    ['かな', 'がな'],
    ['王', '玉'],
    ['Anna 😀', 'Anna 🎉'],
    ['Вова', 'Вася'],
    ['!!!', '???'],
    ['Νίκος', 'Νίκη'],
  ])('%s and %s do not', (one, other) => {
    expect(lookAlike(one, other)).toBe(false);
  });

  test('a long name costs no more than its letters', () => {
    expect(looksOf('rn'.repeat(1000))[1]).toBe(`b ${'m'.repeat(1000)}`);
  });
});

describe('at the table', () => {
  const table = () => new RoomScene([seatFor(ADA, 'Anna'), OPEN, OPEN, botSeat('Serif')]);

  it('whoever looks like somebody gets a number, when they sit down and when they rename themselves', () => {
    const scene = table();
    scene.sit(BOB, 1, 'Аnnа');
    scene.sit(CY, 2, 'Cy');
    expect(scene.room.seats.map(nameOf)).toEqual(['Anna', 'Аnnа 2', 'Cy', 'Serif']);
    scene.do(CY, { do: 'rename', name: 'Ａnna' });
    expect(nameOf(scene.room.seats[2])).toBe('Ａnna 3');
    // A number of one's own is no way around it.
    scene.do(CY, { do: 'rename', name: 'Anna２' });
    expect(nameOf(scene.room.seats[2])).toBe('Anna２ 2');
  });

  it('nobody looks like one of the house’s players, even one who does not play', () => {
    const scene = table();
    scene.sit(BOB, 1, 'Ѕerif');
    expect(nameOf(scene.room.seats[1])).toBe('Ѕerif 2');
    for (const name of BOT_NAMES) {
      scene.do(BOB, { do: 'rename', name: name.toUpperCase() });
      expect(nameOf(scene.room.seats[1])).toBe(`${name.toUpperCase()} 2`);
    }
  });

  it('a bot gets no name that somebody looks like already', () => {
    const scene = new RoomScene([seatFor(ADA, 'Ѕеrif'), OPEN]);
    scene.do(ADA, { do: 'arrange', seat: 1, as: 'easy' });
    expect(nameOf(scene.room.seats[1])).toBe('Pica');
  });
});
