import type { Chance } from '@late/kernel';
import { appraiserBy } from '../../bot/hot/appraise.ts';
import {
  atRest,
  type HotJudge,
  type HotPosition,
  laid,
  lifted,
  scrapped,
} from '../../bot/hot/position.ts';
import { type Unseen, unseenBy } from '../../bot/unseen.ts';
import {
  choices,
  EYE,
  type Face,
  type Grammar,
  grammarOf,
  type HotView,
  isClosed,
  isHot,
  type Move,
  placings,
  shifts,
  type Tile,
  tilesOf,
} from '../../rules/index.ts';
import type { Desk } from '../desk.ts';
import { distinct } from '../distinct.ts';
import { drawn } from '../drawn.ts';
import { hotLeadIn } from './worth.ts';

const DRAW = 3;
/** Turns by which the worth of another turn is guessed. */
const TURNS = 8;

/** What a turn of Gorący temat can be made of. */
export class HotDesk implements Desk {
  readonly view: HotView;
  readonly unseen: Unseen;
  readonly #grammar: Grammar;
  readonly #judge: HotJudge;
  readonly #appraise: (move: Move) => number;
  readonly #here: HotPosition;

  constructor(view: HotView) {
    this.view = view;
    this.unseen = unseenBy(view);
    this.#grammar = grammarOf(view.options);
    this.#judge = hotLeadIn(view, this.unseen);
    this.#appraise = appraiserBy(this.#judge, view);
    this.#here = atRest(view.board);
  }

  sample(chance: Chance): readonly Tile[] {
    return drawn(this.unseen.tiles, DRAW, chance);
  }

  /** Of moves that come to the same, the one that was made. */
  moves(made: Move | null): readonly Move[] {
    return distinct(choices(this.view), made, (move) => this.#keyOf(move));
  }

  /** Blank titles are alike if both or none of them has its "!" where the tile goes. */
  #keyOf(move: Move): string {
    if (move.do !== 'lay' && move.do !== 'move') return JSON.stringify(move);
    const { tile, title } = move;
    const isBlank = tilesOf(this.view.board[title] ?? []).length === 0;
    return `${tile} ${isBlank ? isHot(tile, title) : title}`;
  }

  worth(move: Move): number {
    return this.#appraise(move);
  }

  /** The best that can be made of a turn with these tiles. */
  turn(tiles: readonly Tile[], extra: boolean): number {
    const phase = { at: 'discard', extra } as const;
    const appraise = appraiserBy(this.#judge, { ...this.view, drawn: tiles, phase });
    return Math.max(...tiles.map((tile) => appraise({ do: 'discard', tile })));
  }

  /** What a face of the die is worth; a hot topic waits for its tile. */
  face(face: Exclude<Face, 'hot-topic'>, chance: Chance): number {
    const { view } = this;
    const { board } = view;
    const here = this.#here;
    switch (face) {
      case 'leak': {
        const turns = Array.from({ length: TURNS }, () => this.turn(this.sample(chance), true));
        return turns.reduce((sum, worth) => sum + worth, 0) / TURNS;
      }
      case 'bear':
        return this.#best(board.flatMap(tilesOf).map((tile) => lifted(here, tile)));
      case 'contradiction':
        return this.#best(
          board.flatMap((row, title) => (isClosed(row) ? [scrapped(here, title)] : [])),
        );
      case 'bug':
        return this.#best(
          [...shifts(this.#grammar, board)].map(({ tile, title }) =>
            laid(this.#grammar, lifted(here, tile), tile, title),
          ),
        );
      case 'eye':
        return this.#judge({ ...here, gained: EYE });
    }
  }

  /** A tile that a hot topic turned up. */
  turnedUp(tile: Tile): number {
    return this.#best(
      placings(this.#grammar, this.view.board, tile).map(({ title }) =>
        laid(this.#grammar, this.#here, tile, title),
      ),
    );
  }

  /** The most of these; what cannot be done leaves everything as it is. */
  #best(positions: readonly HotPosition[]): number {
    return Math.max(...(positions.length ? positions : [this.#here]).map(this.#judge));
  }
}
