import { GAMES } from '@late/games';
import { type Chance, parse, pick } from '@late/kernel';
import { clientFrameSchema } from '@late/protocol';
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
      { t: 'hurry' },
    ]);
    const text = JSON.stringify(chance.below(3) ? mutant(sound, chance) : sound) ?? '';
    if (chance.below(5)) return text;
    return chance.below(4) ? damaged(text, chance) : Buffer.from(text);
  }

  /** Until a request got its answer, and `sync` the whole room; or until the socket is closed. */
  function settled(open: WebSocket, sent: string | Buffer): Promise<void> {
    const id = idOf(sent);
    const wanted = [
      ['{"t":"room"'],
      id ? [`{"t":"ok","id":"${id}"`, `{"t":"no","id":"${id}"`] : [''],
    ];
    const isAnswered = (beginnings: readonly string[]) =>
      beginnings.some((begin) => answers.some((answer) => answer.startsWith(begin)));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Finding(`no answer after ${show(String(sent))}`)),
        PATIENCE,
      );
      heard = () => {
        const isClosed = open.readyState !== WebSocket.OPEN;
        if (!isClosed && !wanted.every(isAnswered)) return;
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
        token = await server.asker(room, chance);
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

/** The id of a request that must be answered by it; null for anything else. */
function idOf(sent: string | Buffer): string | null {
  if (typeof sent !== 'string') return null;
  try {
    const frame = parse(clientFrameSchema, JSON.parse(sent));
    return frame.ok && frame.value.t === 'do' ? frame.value.id : null;
  } catch {
    return null;
  }
}
