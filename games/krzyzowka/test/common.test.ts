import { noChance } from '@late/kernel';
import { describe, expect, test } from 'vitest';
import { type CommonState, checkPlacement, unseenTiles, without } from '../rules/index.ts';
import { game } from './game.ts';
import { common, hold, lying, optionsOf, tiles, typesOf } from './sitting.ts';
import { ALL_TILES } from './tiles.ts';

const FILL = [0, 0, 0, 0, 0, 0];
/** Answers that draw these tiles, one after the other, from a full bag. */
function drawing(text: string): number[] {
  let bag = [...ALL_TILES];
  return tiles(text).map((tile) => {
    const answer = bag.indexOf(tile);
    bag = without(bag, [tile]);
    return answer;
  });
}

describe('the order of play', () => {
  test('is that of the alphabet, and everybody keeps the tile', () => {
    const table = common({}, 3, [...drawing('żąb'), ...FILL]);
    expect(table.state().order.map(({ seat, tile }) => [seat, tile])).toEqual([
      [1, 'ą'],
      [2, 'b'],
      [0, 'ż'],
    ]);
    expect(table.state().hands.map((hand) => hand[0])).toEqual(['ż', 'ą', 'b']);
    expect(game.turn(table.state())).toEqual({ must: [1], may: [] });
  });

  test('puts a blank before A', () => {
    expect(common({}, 2, [...drawing('a?'), ...FILL]).state().active).toBe(1);
  });

  test('lets equal letters be drawn again, and those go back afterwards', () => {
    const table = common({}, 3, [...drawing('kakzo'), ...FILL]);
    expect(table.state().order).toEqual([
      { seat: 1, tile: 'a' },
      { seat: 2, tile: 'o' },
      { seat: 0, tile: 'z' },
    ]);
    expect(unseenTiles(game.view(table.state(), 0)).filter((tile) => tile === 'k')).toHaveLength(2);
  });

  test('comes to an end whatever is drawn', () => {
    const worst = { below: () => 0 };
    const { state } = game.setup(optionsOf({}), 4, { chance: worst, now: 0 });
    expect(new Set((state as CommonState).order.map(({ tile }) => tile)).size).toBe(4);
  });

  test('hands are filled at the start of each player’s own first turn', () => {
    const table = common({}, 3, [...drawing('abc'), ...FILL]);
    const sizes = () => table.state().hands.map((hand) => hand.length);
    expect(sizes()).toEqual([7, 1, 1]);
    expect(table.play(0, 'pass').reveals).toBe('secret');
    expect(sizes()).toEqual([7, 7, 1]);
    table.play(1, 'pass');
    expect(sizes()).toEqual([7, 7, 7]);
    expect(table.play(2, 'pass').reveals).toBe('nothing');
    expect(game.turn(table.state())).toEqual({ must: [0], may: [] });
  });
});

describe('legal placements', () => {
  const LIES = lying('0,0>APTEKA');
  const check = (text: string, hand = 'grćotkn?', lies = LIES) =>
    checkPlacement(
      {},
      lies,
      tiles(hand),
      lying(text).map(({ row, column, tile, letter }) =>
        tile === '?' ? { row, column, tile, letter } : { row, column, tile },
      ),
    );

  test('cross, extend or touch what lies there', () => {
    expect(check('-2,5vGR 1,5vĆ')).toBeNull();
    expect(check('0,6>RKO')).toBeNull();
    expect(check('1,0>KOT')).toBeNull();
    expect(check('1,3vR')).toBeNull();
    expect(check('-1,-1vK?AR')).toBeNull();
  });

  test.each([
    ['0,0vKOT', 'occupied', '0,0'],
    ['1,0vK 2,1>O', 'not-straight', '1,0 2,1'],
    ['1,0>K 1,2>T', 'gap', '1,1'],
    ['-2,5vG 1,5vR', 'gap', '-1,5'],
  ])('%s is refused: %s', (text, code, cells) => {
    expect(check(text)).toEqual({ code: `krzyzowka.${code}`, params: { cells }, rule: 'lay' });
  });

  test.each([
    ['2,0>KOT', '2,0 2,1 2,2'],
    ['1,6>KO', '1,6 1,7'],
  ])('%s touches nothing, and what is enough to touch is our ruling', (text, cells) => {
    const code = 'krzyzowka.not-connected';
    expect(check(text)).toEqual({ code, params: { cells }, rule: 'rulings' });
  });

  test('the first word has two letters and covers the middle', () => {
    expect(check('0,-2>KOT', 'kot', [])).toBeNull();
    expect(check('-1,0vOK', 'kot', [])).toBeNull();
    expect(check('0,0>K', 'kot', [])).toMatchObject({ code: 'krzyzowka.too-short' });
    expect(check('1,0>KOT', 'kot', [])).toMatchObject({
      code: 'krzyzowka.origin',
      rule: 'rulings',
    });
  });

  test('use one’s own tiles, each once, and name the blanks', () => {
    const refusal = (text: string) => {
      const table = common();
      hold(table, ['kot?a', 'mama']);
      return table.refusal(0, text);
    };
    expect(refusal('lay 0,0>MA')).toEqual({
      code: 'krzyzowka.not-yours',
      params: { tile: 'M' },
      rule: 'tiles',
    });
    expect(refusal('lay 0,0>AA')).toMatchObject({ code: 'krzyzowka.not-yours' });
    expect(refusal('lay 0,0>K?.T')).toEqual({
      code: 'krzyzowka.blank',
      params: { cells: '0,1' },
      rule: 'blanks',
    });
    expect(refusal('lay 0,0>K 0,0>O')).toMatchObject({ code: 'krzyzowka.same-cell' });
    expect(refusal('lay 0,0>K?OT')).toBeNull();
  });
});

describe('a turn', () => {
  test('refills the hand while tiles last', () => {
    const table = common();
    hold(table, ['kotaaaa', 'mamaaaa']);
    const { events, reveals } = table.play(0, 'lay 0,0>KOT');
    expect(table.state().hands[0]).toHaveLength(7);
    expect(reveals).toBe('secret');
    const drew = events.find(({ type }) => type === 'drew');
    expect(game.redact(drew!, 0)).toHaveProperty('tiles');
    expect(game.redact(drew!, 1)).toEqual({ type: 'drew', seat: 0, count: 3 });
    expect(game.redact(drew!, 'audience')).not.toHaveProperty('tiles');
  });

  test('every run that arises must be a word, and the dictionary says why not', () => {
    const table = common();
    hold(table, ['kotżżżż', 'mama'], '0,0>SEN');
    const { events, reveals } = table.play(0, 'lay 1,0>KOT');
    expect(events).toEqual([
      {
        type: 'rejected',
        seat: 0,
        offences: [
          { word: 'sk', reason: 'not-listed' },
          { word: 'eo', reason: 'not-listed' },
          { word: 'nt', reason: 'not-listed' },
        ],
        tries: 1,
        most: 3,
        lost: false,
      },
    ]);
    expect(reveals).toBe('news');
    expect(table.state().hands[0]).toHaveLength(7);
    expect(table.state().table).toHaveLength(3);
  });

  test('is lost with the third try', () => {
    const table = common();
    hold(table, ['kotżżżż', 'mamaaaa'], '0,0>SEN');
    for (const tries of [1, 2]) {
      table.play(0, 'lay 0,3>Ż');
      expect(table.state()).toMatchObject({ active: 0, tries, idle: 0 });
    }
    const { events } = table.play(0, 'lay 0,3>ŻŻ');
    expect(events).toMatchObject([{ type: 'rejected', tries: 3, lost: true }]);
    expect(table.state()).toMatchObject({ active: 1, tries: 0, idle: 1 });
    table.play(1, 'pass');
    table.play(0, 'lay 0,3>Ż');
    expect(table.state().tries).toBe(1);
  });

  test('may exchange tiles while the bag holds as many', () => {
    const table = common();
    hold(table, ['kotżaei', 'mamaaaa']);
    const { events, reveals } = table.play(0, 'exchange KOT');
    expect(typesOf({ events } as never)).toEqual(['exchanged', 'drew']);
    expect(reveals).toBe('secret');
    const [hand] = table.state().hands;
    expect(hand?.slice(0, 4)).toEqual(tiles('żaei'));
    expect(table.state()).toMatchObject({ active: 1, idle: 1, scores: [0, 0] });
    expect(table.refusal(1, 'exchange Ż')).toMatchObject({ code: 'krzyzowka.not-yours' });
    // Sixty-two lie on the table, two in the bag.
    const rest = without(ALL_TILES, tiles('kotżma'));
    table.set({ hands: [tiles('kotż'), tiles('ma')], active: 0 });
    table.set({
      table: rest.slice(2).map((tile, column) => ({ row: 0, column, tile, letter: 'a' })),
    });
    expect(table.refusal(0, 'exchange KOT')).toEqual({
      code: 'krzyzowka.bag',
      params: { count: 2 },
      rule: 'rulings',
    });
    expect(table.refusal(0, 'exchange KO')).toBeNull();
  });

  test('an exchange does not draw what it gives away', () => {
    const table = common();
    hold(table, ['źńżąęóś', 'mamaaaa']);
    table.play(0, 'exchange ŹŃŻĄĘÓŚ');
    expect(table.state().hands[0]).toHaveLength(7);
    expect(table.state().hands[0]?.filter((tile) => 'źńżąęóś'.includes(tile))).toEqual([]);
  });

  test('belongs to one player', () => {
    const table = common();
    hold(table, ['kot', 'mama']);
    expect(table.refusal(1, 'pass')).toEqual({ code: 'move.turn' });
    expect(table.refusal(0, 'challenge KOT')).toMatchObject({ code: 'krzyzowka.checked' });
    for (const text of ['ready', 'arrange', 'swap AB', 'done', 'raise', 'agree', 'withdraw']) {
      expect(table.refusal(0, text)).toMatchObject({ code: 'krzyzowka.other-game' });
    }
  });
});

/** A table from which nothing can be drawn any more. */
function emptyBag(table: ReturnType<typeof common>, hands: readonly string[], lies: string): void {
  hold(table, hands, lies);
  const rest = without(ALL_TILES, [
    ...hands.flatMap(tiles),
    ...lying(lies).map(({ tile }) => tile),
  ]);
  const far = rest.map((tile, column) => ({ row: 50, column, tile, letter: 'a' }));
  table.set({ table: [...table.state().table, ...far] });
}

describe('the end', () => {
  test('comes with an empty hand and an empty bag; what others hold costs nothing', () => {
    const table = common();
    emptyBag(table, ['u', 'źć'], '0,0>BASEN');
    const { events } = table.play(0, 'lay 0,5>U');
    expect(events.at(-1)).toEqual({
      type: 'over',
      why: 'empty-hand',
      scores: [8, 0],
      winners: [0],
    });
    expect(game.view(table.state(), 'audience')).toMatchObject({ hands: [[], ['ź', 'ć']] });
    expect(game.open(table.state())).toBe(true);
    expect(table.refusal(1, 'pass')).toEqual({ code: 'move.over' });
  });

  test('comes after two rounds without a word, and equal points share the win', () => {
    const table = common({}, 3);
    hold(table, ['kotżżaa', 'mamaaaa', 'seneeee']);
    for (const seat of [0, 1, 2, 0, 1]) table.play(seat, 'pass');
    expect(game.result(table.state())).toBeNull();
    expect(table.play(2, 'exchange S').events.at(-1)).toEqual({
      type: 'over',
      why: 'no-words',
      scores: [0, 0, 0],
      winners: [0, 1, 2],
    });
  });

  test('a word begins the count of idle turns anew', () => {
    const table = common();
    hold(table, ['kotżżaa', 'mamaaaa']);
    for (const seat of [0, 1, 0]) table.play(seat, 'pass');
    table.set({ hands: [tiles('kotżżaa'), tiles('mamaaaa')] });
    table.play(1, 'lay 0,0>MAMA');
    expect(table.state().idle).toBe(0);
    for (const seat of [0, 1, 0]) table.play(seat, 'pass');
    expect(game.result(table.state())).toBeNull();
    table.play(1, 'pass');
    expect(game.result(table.state())).toEqual({ scores: [0, 6], winners: [1] });
  });
});

describe('a challenge', () => {
  const challenged = (seats = 3) => {
    const table = common({ words: 'challenge' }, seats);
    hold(table, ['kotżżaa', 'mamaaaa', 'seneeee', 'owieczk'].slice(0, seats));
    return table;
  };

  test('is open to all others until the next player acts; the refill waits as long', () => {
    const table = challenged();
    const { events, reveals } = table.play(0, 'lay 0,0>KOTŻ');
    expect(events).toMatchObject([{ type: 'laid', stands: false, points: 7 }]);
    expect(reveals).toBe('news');
    expect(table.state()).toMatchObject({ scores: [0, 0, 0], active: 1, pending: { points: 7 } });
    expect(table.state().hands[0]).toHaveLength(3);
    expect(game.turn(table.state())).toEqual({ must: [1], may: [2] });
    expect(table.refusal(0, 'challenge KOTŻ')).toEqual({ code: 'move.turn' });
    expect(table.refusal(2, 'pass')).toMatchObject({ code: 'krzyzowka.not-your-turn' });
    expect(table.refusal(2, 'challenge KOT')).toEqual({
      code: 'krzyzowka.stands',
      params: { word: 'KOT' },
      rule: 'rulings',
    });
    const next = table.play(1, 'lay 1,0vAM');
    expect(typesOf(next)).toEqual(['stood', 'drew', 'laid']);
    expect(next.reveals).toBe('secret');
    expect(table.state()).toMatchObject({ scores: [7, 0, 0], pending: { seat: 1 }, active: 2 });
    expect(table.state().hands[0]).toHaveLength(7);
    expect(table.refusal(2, 'challenge KOTŻ')).toMatchObject({ code: 'krzyzowka.stands' });
  });

  test.each(['pass', 'exchange M'])('a %s of the next player closes it too', (text) => {
    const table = challenged();
    table.play(0, 'lay 0,0>KOTŻ');
    expect(typesOf(table.play(1, text)).slice(0, 2)).toEqual(['stood', 'drew']);
    expect(table.state()).toMatchObject({ scores: [7, 0, 0], idle: 1, pending: null });
  });

  test('won: the tiles go back, the turn is lost, and the next player plays', () => {
    const table = challenged();
    table.play(0, 'lay 0,0>KOTŻ');
    const { events, reveals } = table.play(2, 'challenge KOTŻ');
    expect(events).toEqual([
      {
        type: 'challenged',
        seat: 2,
        owner: 0,
        word: 'kotż',
        offences: [{ word: 'kotż', reason: 'not-listed' }],
      },
    ]);
    expect(reveals).toBe('news');
    expect([...(table.state().hands[0] as string[])].sort()).toEqual(tiles('kotżżaa').sort());
    expect(table.state()).toMatchObject({ table: [], scores: [0, 0, 0], active: 1, idle: 1 });
    expect(game.turn(table.state())).toEqual({ must: [1], may: [] });
  });

  test('lost: nothing happens, and the word stands at once', () => {
    const table = challenged();
    table.play(0, 'lay 0,0>KOT');
    const { events } = table.play(1, 'challenge KOT');
    expect(events.map(({ type }) => type)).toEqual(['challenged', 'stood', 'drew']);
    expect(table.state()).toMatchObject({ scores: [3, 0, 0], active: 1, pending: null, idle: 0 });
    expect(table.refusal(1, 'challenge KOT')).toMatchObject({ code: 'krzyzowka.stands' });
  });

  test('asks about the words beside as well', () => {
    const table = challenged();
    table.play(0, 'lay 0,0>KOT');
    table.play(1, 'lay 1,0>MA');
    expect(table.play(2, 'challenge MA').events[0]).toMatchObject({
      offences: [{ word: 'km' }, { word: 'oa' }],
    });
  });

  test('all others may let a word stand; who has done so cannot challenge it', () => {
    const table = challenged();
    table.play(0, 'lay 0,0>KOT');
    expect(table.play(2, 'accept KOT').reveals).toBe('nothing');
    expect(game.turn(table.state())).toEqual({ must: [1], may: [] });
    expect(game.check(table.state(), 2, { do: 'challenge', word: 'kot' })).toMatchObject({
      code: 'krzyzowka.accepted',
    });
    expect(game.check(table.state(), 0, { do: 'accept', word: 'kot' })).toMatchObject({
      code: 'krzyzowka.own-word',
    });
    expect(typesOf(table.play(1, 'accept KOT'))).toEqual(['accepted', 'stood', 'drew']);
    expect(table.state()).toMatchObject({ scores: [3, 0, 0], pending: null, active: 1 });
  });

  test('the bag is counted after the refill that is due', () => {
    const table = common({ words: 'challenge' }, 2);
    emptyBag(table, ['u', 'źć'], '0,0>BASEN');
    // Three come back into the bag: seat 0 will draw one of them.
    table.set({ table: table.state().table.slice(0, -3) });
    table.play(0, 'lay 0,5>U');
    expect(table.refusal(1, 'exchange ŹĆ')).toMatchObject({ params: { count: 0 } });
  });

  test.each([2, 3])('the last word waits for all others, at a table of %i', (seats) => {
    const table = common({ words: 'challenge' }, seats);
    emptyBag(table, ['u', 'źć', 'ę'].slice(0, seats), '0,0>BASEN');
    table.play(0, 'lay 0,5>U');
    expect(game.result(table.state())).toBeNull();
    const others = [1, 2].slice(0, seats - 1);
    expect(game.turn(table.state())).toEqual({ must: others, may: [] });
    expect(table.refusal(1, 'pass')).toMatchObject({ code: 'krzyzowka.last-word' });
    for (const seat of others) {
      expect(game.result(table.state())).toBeNull();
      table.play(seat, 'accept BASENU');
    }
    expect(game.result(table.state())).toMatchObject({ winners: [0] });
    expect(game.deadline(table.state())).toBeNull();
  });

  test('the last word can fall, and play goes on', () => {
    const table = common({ words: 'challenge' }, 2);
    emptyBag(table, ['u', 'źć'], '0,0>SEN');
    table.play(0, 'lay 0,3>U');
    table.play(1, 'challenge SENU');
    expect(game.turn(table.state())).toEqual({ must: [1], may: [] });
    expect(table.state().hands).toEqual([['u'], ['ź', 'ć']]);
    table.play(1, 'pass');
    table.play(0, 'pass');
    expect(table.play(1, 'pass').events.at(-1)).toMatchObject({ type: 'over', why: 'no-words' });
  });

  test('the last word can be challenged in vain', () => {
    const table = common({ words: 'challenge' }, 2);
    emptyBag(table, ['u', 'źć'], '0,0>BASEN');
    table.play(0, 'lay 0,5>U');
    expect(typesOf(table.play(1, 'challenge BASENU'))).toEqual(['challenged', 'stood', 'over']);
  });
});

test('a word draws nothing once the bag is empty, and still cannot be taken back for nothing', () => {
  const table = common();
  emptyBag(table, ['uz', 'źć'], '0,0>BASEN');
  const outcome = game.play(
    table.state(),
    0,
    { do: 'lay', tiles: [{ row: 0, column: 5, tile: 'u' }] },
    { chance: noChance, now: 0 },
  );
  expect(outcome.reveals).toBe('news');
});
