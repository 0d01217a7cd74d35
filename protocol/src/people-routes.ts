import * as v from 'valibot';
import { blockIdSchema, blockListSchema, blockSchema, newBlockSchema } from './block.ts';
import { roomIdSchema } from './parts.ts';
import { newReportSchema, reportedSchema } from './report.ts';
import type { Route } from './route.ts';

const room = v.object({ id: roomIdSchema });

/** What somebody can do about others. */
export const PEOPLE_ROUTES = {
  blocks: {
    method: 'GET',
    path: '/api/me/blocks',
    summary: 'Whom I have blocked',
    tag: 'me',
    identity: 'needed',
    status: 200,
    answer: blockListSchema,
    refuses: [],
  },
  unblock: {
    method: 'DELETE',
    path: '/api/me/blocks/:block',
    summary: 'Hear somebody again',
    tag: 'me',
    identity: 'needed',
    params: v.object({ block: blockIdSchema }),
    status: 200,
    answer: v.object({ unblocked: v.boolean() }),
    refuses: [],
  },
  block: {
    method: 'POST',
    path: '/api/rooms/:id/blocks',
    summary: 'Block somebody of this room, in all rooms',
    tag: 'rooms',
    identity: 'heeded',
    params: room,
    body: newBlockSchema,
    status: 201,
    answer: blockSchema,
    refuses: [409],
  },
  report: {
    method: 'POST',
    path: '/api/rooms/:id/reports',
    summary: 'Report the room, or a line of its talk, to whoever runs the server',
    tag: 'rooms',
    identity: 'heeded',
    params: room,
    body: newReportSchema,
    status: 201,
    answer: reportedSchema,
    refuses: [409],
  },
} as const satisfies Record<string, Route>;
