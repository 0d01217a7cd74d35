import type { Refusal } from '@late/kernel';

/** What an operator can be refused with. Others are named by their code. */
const TEXTS: Readonly<Record<string, string>> = {
  'admin.address': 'that is no address',
  'admin.bans': 'there are too many bans already: lift some first',
  'admin.gone': 'there is no such table, report or ban any more',
  'admin.not-connected':
    'they are not connected just now, so their network is not known: ban the person',
  'duel.unknown': 'there is no such duel',
  'net.missing':
    'this server has no admin there: is OPERATOR_TOKEN set for it, and does it have an OPERATOR_PORT?',
  'net.moment': 'the server waits for its database: try again in a moment',
  'net.rate': 'too many wrong tokens or requests from here: wait for a while',
  'net.restart': 'the server is stopping',
  'net.shape': 'the server did not understand that',
  'net.unknown': 'the server does not know this OPERATOR_TOKEN',
  'room.busy': 'the table is busy: try again in a moment',
  'room.closed': 'the game is closed already',
  'room.nobody': 'nobody is there who could be banned',
  'room.not-started': 'the game has not begun: delete the table',
  'room.other-list': 'the table waits for another word list: it can be deleted, not closed',
  'room.over': 'the game is over',
  'room.unknown': 'there is no such table, report or ban',
};

export function refusalText({ code }: Refusal): string {
  return TEXTS[code] ?? `the server refused (${code})`;
}
