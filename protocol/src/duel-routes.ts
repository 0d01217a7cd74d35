import * as v from 'valibot';
import { beginRunSchema, createDuelSchema, createdDuelSchema, duelSeenSchema } from './duel.ts';
import { roomIdSchema } from './parts.ts';
import type { Route } from './route.ts';

const duel = v.object({ duel: roomIdSchema });

/** The same deal for many, each at a table of their own. */
export const DUEL_ROUTES = {
  createDuel: {
    method: 'POST',
    path: '/api/duels',
    summary: 'Open a duel: whoever has its link plays the same deal, once, until it is over',
    tag: 'duels',
    identity: 'heeded',
    body: createDuelSchema,
    status: 201,
    answer: createdDuelSchema,
    refuses: [404, 409],
  },
  duel: {
    method: 'GET',
    path: '/api/duels/:duel',
    summary:
      'Who plays and who is through; results for those who are through themselves, or when it is over',
    tag: 'duels',
    identity: 'heeded',
    params: duel,
    status: 200,
    answer: duelSeenSchema,
    refuses: [],
  },
  beginRun: {
    method: 'POST',
    path: '/api/duels/:duel/runs',
    summary: 'The room of my own game in a duel, which is begun if it was not',
    tag: 'duels',
    identity: 'heeded',
    params: duel,
    body: beginRunSchema,
    status: 200,
    answer: v.object({ id: v.string() }),
    refuses: [409],
  },
  endDuel: {
    method: 'POST',
    path: '/api/duels/:duel/end',
    summary: 'End a duel that I opened',
    tag: 'duels',
    identity: 'heeded',
    params: duel,
    status: 200,
    answer: v.object({ ended: v.boolean() }),
    refuses: [403],
  },
} as const satisfies Record<string, Route>;
