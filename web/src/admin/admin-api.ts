import type { AdminTable, NewBan, Sent } from '@late/protocol';
import { json } from '../remote/api.ts';

/** What the operator asks of the house. The token goes along in a header, never in an address. */
export function adminApi(token: string) {
  return {
    house: () => json('adminHouse', {}, token),
    tables: (status: AdminTable['status'], before?: number) => {
      const page = before === undefined ? {} : { before: String(before) };
      return json('adminTables', { query: { status, ...page } }, token);
    },
    close: (table: string) => json('adminClose', { params: { table } }, token),
    remove: (table: string) => json('adminDelete', { params: { table } }, token),
    reports: () => json('adminReports', {}, token),
    settle: (report: string) => json('adminSettle', { params: { report } }, token),
    bans: () => json('adminBans', {}, token),
    ban: (body: NewBan) => json('adminBan', { body }, token),
    lift: (ban: string) => json('adminUnban', { params: { ban } }, token),
    announce: (body: Sent<'adminAnnounce'>['body']) => json('adminAnnounce', { body }, token),
    withdraw: () => json('adminWithdraw', {}, token),
  };
}

export type AdminApi = ReturnType<typeof adminApi>;
