import { choices, type Dice } from '@late/extra/rules';
import { type Chance, pick, seededChance } from '@late/kernel';
import type { State } from 'boardgame.io';
import { io, type Socket } from 'socket.io-client';
import type { LoosePad } from '../engine/boardgameio-game.ts';
import type { Table } from './boardgameio-game.ts';
import { type Arrive, type Chair, type ChairListener, SEATS } from './chair.ts';

/** Spoken as boardgame.io's client speaks, without the rules that it would run here as well. */
export const arrive: Arrive = async ({ urls: [url = ''] }, tables, listener) => {
  const chairs: BoardgameioChair[] = [];
  for (let table = 0; table < tables; table++) {
    for (let seat = 0; seat < SEATS; seat++) {
      const chair = new BoardgameioChair(url, table, seat, listener);
      // A match is made by the first who asks for it: they must not all ask at once.
      await chair.seated;
      chairs.push(chair);
    }
  }
  return chairs;
};

class BoardgameioChair implements Chair {
  readonly seated: Promise<void>;
  private readonly socket: Socket;
  private readonly match: string;
  private readonly seat: number;
  private readonly mind: Chance;
  private readonly listener: ChairListener;
  private state: State<Table> | null = null;
  private sent: { readonly at: number; readonly turn: number; readonly threw: boolean } | null =
    null;
  private isReady = false;
  private isOver = false;

  constructor(url: string, table: number, seat: number, listener: ChairListener) {
    // A second crowd sits down at tables of its own.
    const match = `table${process.pid}-${table}`;
    this.match = match;
    this.seat = seat;
    this.mind = seededChance(table * SEATS + seat + 1);
    this.listener = listener;
    this.socket = io(`${url}/extra`, {
      forceNew: true,
      reconnection: false,
      transports: ['websocket'],
    });
    this.socket.on('connect', () => {
      this.socket.emit('sync', match, String(seat), undefined, SEATS);
    });
    this.seated = new Promise((resolve) => {
      this.socket.once('sync', (_: string, { state }: { state: State<Table> }) => {
        this.see(state);
        resolve();
      });
    });
    this.socket.on('update', (_: string, state: State<Table>) => this.see(state));
  }

  isConnected(): boolean {
    return this.socket.connected;
  }

  move(): void {
    const { G, ctx, _stateID } = this.state as State<Table>;
    const { dice, pads } = G;
    const args = dice ? [pick(this.mind, choices(pads[this.seat] as LoosePad, dice as Dice))] : [];
    const playerID = String(this.seat);
    const payload = { type: dice ? 'decide' : 'throwDice', args, playerID };
    this.isReady = false;
    this.sent = { at: performance.now(), turn: ctx.turn, threw: !dice };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.match, playerID);
  }

  private see(state: State<Table>): void {
    if (this.state && state._stateID <= this.state._stateID) return;
    this.state = state;
    // There is no other answer than the state in which the move is done.
    if (this.sent && this.isDone(state, this.sent)) {
      this.listener.answered(performance.now() - this.sent.at);
      this.sent = null;
    }
    if (state.ctx.gameover !== undefined) this.endOnce();
    else if (!this.sent && !this.isReady && this.isAsked(state)) {
      this.isReady = true;
      this.listener.ready(this);
    }
  }

  private endOnce(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.listener.over();
  }

  private isAsked({ ctx }: State<Table>): boolean {
    return ctx.activePlayers?.[this.seat] !== undefined;
  }

  private isDone(
    { G, ctx }: State<Table>,
    { turn, threw }: { turn: number; threw: boolean },
  ): boolean {
    // The decision that ends the game is written, and no turn comes after it.
    if (ctx.gameover !== undefined) return true;
    return threw ? G.dice !== null : ctx.turn > turn || G.pending[this.seat] !== null;
  }
}
