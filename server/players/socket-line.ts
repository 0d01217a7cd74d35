import type { ClientFrame, ServerFrame } from '@late/protocol';
import { WebSocket } from 'ws';
import type { Dial } from './line.ts';

const LONGEST_HANDSHAKE = 10_000;

/** A line through a WebSocket, as the page has it. */
export const dialSocket: Dial = ({ url, headers }, table, end) => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/rooms/${table}/socket`, {
    headers,
    perMessageDeflate: false,
    handshakeTimeout: LONGEST_HANDSHAKE,
  });
  const send = (frame: ClientFrame) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
  };
  socket.on('open', () => end.opened());
  socket.on('message', (data) => end.came(JSON.parse(String(data)) as ServerFrame));
  socket.on('error', () => {});
  socket.on('close', () => end.broke());
  return {
    ask: ({ id, request }) => send({ t: 'do', id, request }),
    sync: () => send({ t: 'sync' }),
    hangUp: () => socket.terminate(),
  };
};
