import type { Chance } from '@late/kernel';
import {
  bugged,
  holding,
  type Judge,
  laid,
  type Position,
  positionOf,
  swapped,
  without,
} from '../../bot/exclusive/position.ts';
import { type Unseen, unseenBy } from '../../bot/unseen.ts';
import {
  type Board,
  choices,
  type ExclusiveView,
  type Face,
  type Grammar,
  grammarOf,
  handsInReach,
  type Move,
  type Swap,
  swaps,
  type Tile,
  tilesInReach,
  tilesOf,
  titlesFor,
} from '../../rules/index.ts';
import type { Desk, Worth } from '../desk.ts';
import { distinct } from '../distinct.ts';
import { drawn } from '../drawn.ts';
import { leadIn } from './worth.ts';

const DRAW = 2;
/** Draws by which the worth of drawing at all is guessed. */
const GUESSES = 12;
/** Exchanges are many: those that look best are looked at more closely. */
const EXCHANGES = 6;
/** Tiles by which the worth of a bug is guessed before it is chosen. */
const OVERHEARD = 12;

/** What a turn of Temat na wyłączność can be made of: an action of the die, then a tile laid or two drawn. */
export class ExclusiveDesk implements Desk {
  readonly view: ExclusiveView;
  readonly here: Position;
  readonly unseen: Unseen;
  readonly #grammar: Grammar;
  readonly #judge: Judge;
  /** What drawing two tiles adds, wherever the others lie. */
  readonly #gain: number;
  readonly #overheard: readonly Tile[];

  constructor(view: ExclusiveView, chance: Chance) {
    this.view = view;
    this.here = positionOf(view);
    this.unseen = unseenBy(view);
    this.#grammar = grammarOf(view.options);
    this.#judge = leadIn(view, this.unseen);
    this.#gain = this.#endsTurn() ? 0 : this.#gainOfDrawing(chance);
    this.#overheard = drawn(this.unseen.tiles, OVERHEARD, chance);
  }

  /** What a draw could bring. */
  sample(chance: Chance): readonly Tile[] {
    return drawn(this.unseen.tiles, DRAW, chance);
  }

  /** At the end of the turn, with these tiles in the hand besides. */
  holding(tiles: readonly Tile[]): number {
    return this.#judge(holding(this.here, tiles));
  }

  without(tile: Tile): number {
    const hand = this.here.hand.filter((held) => held !== tile);
    return this.#judge({ ...this.here, hand });
  }

  /** Of moves that come to the same, the one that was made. */
  moves(made: Move | null): readonly Move[] {
    const { phase } = this.view;
    const isExchange = phase.at === 'action' && phase.face === 'contradiction';
    const all = isExchange
      ? this.#exchanges().map((swap): Move => ({ do: 'swap', ...swap }))
      : choices(this.view);
    return distinct(all, made, (move) => this.#keyOf(move));
  }

  /** What a hand to begin with is worth: that of its best tile. */
  opening(hand: readonly Tile[]): number {
    const { here } = this;
    return Math.max(...hand.map((tile) => this.#judge(laid({ ...here, hand }, tile, 0))));
  }

  worth(move: Move): Worth {
    const { here } = this;
    const then = this.#endsTurn() ? this.#judge : this.second;
    switch (move.do) {
      case 'lay':
        return then(laid(here, move.tile, move.title));
      case 'take':
        return this.taken(move.tile);
      case 'remove':
        return then(without(here, move.tile));
      case 'swap':
        return then(swapped(here, move));
      case 'bug':
        return ([tile]) => this.#given(bugged(here, move.seat), tile as Tile);
      case 'draw':
        return (tiles) => this.holding(tiles);
      default:
        return then(here);
    }
  }

  /** A tile comes into the hand by the die, from a board or from elsewhere. */
  taken(tile: Tile): number {
    return this.#given(without(this.here, tile), tile);
  }

  /** What a face of the die is worth before anything more is known; `eye` waits for its tile. */
  face(face: Exclude<Face, 'eye'>): number {
    const { here, view } = this;
    const { boards, handSizes, me } = here;
    switch (face) {
      case 'hot-topic':
        return this.#best(view.pool.map((tile) => this.taken(tile)));
      case 'leak':
        return this.#best(tilesInReach(boards, me).map((tile) => this.taken(tile)));
      case 'bear':
        return this.#best(tilesInReach(boards, me).map((tile) => this.second(without(here, tile))));
      case 'contradiction':
        return this.#best(this.#exchanges().map((swap) => this.second(swapped(here, swap))));
      case 'bug':
        return this.#best(
          handsInReach(handSizes, me).map((rival) => {
            const worths = this.#overheard.map((tile) => this.#given(bugged(here, rival), tile));
            return worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
          }),
        );
    }
  }

  /** With the second action still to come: the best tile to lay, or a draw. */
  readonly second = (position: Position): number => {
    const judged = this.#judge(position);
    let most = this.view.stackSize ? judged + this.#gain : judged;
    for (const after of this.#layings(position, position.hand))
      most = Math.max(most, this.#judge(after));
    return most;
  };

  /** Whether nothing more is to be done after this. */
  #endsTurn(): boolean {
    const { at } = this.view.phase;
    return at === 'second' || at === 'opening';
  }

  #gainOfDrawing(chance: Chance): number {
    const now = this.#judge(this.here);
    let gain = 0;
    for (let n = 0; n < GUESSES; n++) gain += this.holding(this.sample(chance)) - now;
    return gain / GUESSES;
  }

  /** A tile that was taken is laid at once or kept, and then comes the second action. */
  #given(position: Position, tile: Tile): number {
    const held = holding(position, [tile]);
    return this.#best([held, ...this.#layings(held, [tile])].map(this.second));
  }

  /** Blank titles are all alike. */
  *#layings(position: Position, tiles: readonly Tile[]): Generator<Position> {
    const board = position.boards[position.me] as Board;
    const blank = board.findIndex((row) => tilesOf(row).length === 0);
    for (const tile of tiles) {
      for (const title of titlesFor(this.#grammar, board, tile)) {
        const isBlank = tilesOf(board[title] ?? []).length === 0;
        if (!isBlank || title === blank) yield laid(position, tile, title);
      }
    }
  }

  /** Equal for moves that come to the same. */
  #keyOf(move: Move): string {
    if (move.do === 'swap') {
      const { one, to, other, back } = move;
      return [`${one}/${to}`, `${other}/${back}`].sort().join();
    }
    if (move.do !== 'lay') return JSON.stringify(move);
    const { boards, me } = this.here;
    const row = boards[me]?.[move.title] ?? [];
    return `${move.tile} ${tilesOf(row).length ? move.title : 'blank'}`;
  }

  #exchanges(): readonly Swap[] {
    const all = [...swaps(this.#grammar, this.here.boards)];
    const worths = new Map(all.map((swap) => [swap, this.#judge(swapped(this.here, swap))]));
    return all
      .sort((a, b) => (worths.get(b) as number) - (worths.get(a) as number))
      .slice(0, EXCHANGES);
  }

  /** The most of these; what cannot be done leaves everything as it is. */
  #best(worths: readonly number[]): number {
    return worths.length ? Math.max(...worths) : this.second(this.here);
  }
}
