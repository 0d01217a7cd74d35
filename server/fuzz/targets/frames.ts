import { GAMES } from '@late/games';
import { type Chance, pick } from '@late/kernel';
import { WebSocket } from 'ws';
import { mutant } from '../../../kernel/testing/index.ts';
import { damaged } from '../damage.ts';
import type { FuzzedServer } from '../fuzzed-server.ts';
import { soundRequest } from '../sound-request.ts';
import { Finding, show, type Target } from '../target.ts';

/** Every game can be played by as many with its usual options. */
const FOUR = 4;
const TRIES = 1_000;
const PATIENCE = 20_000;

/** Frames through a real socket: each is answered, or the socket is closed; the room is there afterwards. */
export function frames(server: FuzzedServer): Target {
  let room = '';
  let socket: WebSocket | null = null;
  let tries = 0;
  let requests = 0;
  let token = '';
  const answers: string[] = [];
  let heard = () => {};

  async function connect(): Promise<WebSocket> {
    const opened = new WebSocket(`ws://127.0.0.1:${server.port}/api/rooms/${room}/socket`, {
      headers: { authorization: `Bearer ${token}` },
    });
    opened.on('message', (data) => {
      answers.push(String(data));
      heard();
    });
    opened.on('close', () => heard());
    await new Promise<void>((resolve, reject) => {
      opened.once('open', resolve);
      opened.once('error', reject);
    });
    return opened;
  }

  function frame(move: unknown, chance: Chance): string | Buffer {
    const request = soundRequest(chance, () => move);
    const sound = pick(chance, [
      { t: 'do', id: `f${requests++}`, request },
      { t: 'do', id: `f${requests++}`, request },
      { t: 'draft', question: chance.below(20), draft: { cells: [1, 2, 3] } },
    ]);
    const text = JSON.stringify(chance.below(3) ? mutant(sound, chance) : sound) ?? '';
    if (chance.below(5)) return text;
    return chance.below(4) ? damaged(text, chance) : Buffer.from(text);
  }

  /** Until the whole room was sent in answer to `sync`, or the socket is closed. */
  function settled(open: WebSocket, sent: string | Buffer): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Finding(`no answer after ${show(String(sent))}`)),
        PATIENCE,
      );
      heard = () => {
        const isClosed = open.readyState !== WebSocket.OPEN;
        if (!isClosed && !answers.some((answer) => answer.startsWith('{"t":"room"'))) return;
        clearTimeout(timer);
        resolve();
      };
      heard();
    });
  }

  return {
    name: 'frames',
    async attempt(chance) {
      if (tries++ % TRIES === 0) {
        const { id, seats } = pick(chance, GAMES);
        room = await server.open(id, Math.min(FOUR, seats.max));
        socket?.close();
        socket = null;
      }
      // Another person every now and then, or the game would wait for the others for ever.
      if (chance.below(8) === 0) socket?.terminate();
      if (socket?.readyState !== WebSocket.OPEN) {
        token = pick(chance, server.tokens);
        socket = await connect();
        await settled(socket, 'hello');
      }
      const open = socket;
      answers.length = 0;
      const sent = frame(await server.moveFor(room, token, chance), chance);
      open.send(sent);
      open.send('{"t":"sync"}');
      await settled(open, sent);
      return answers.some((answer) => answer.startsWith('{"t":"ok"'));
    },
    async close() {
      socket?.close();
    },
  };
}
