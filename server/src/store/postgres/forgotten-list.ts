import type { Member } from '@late/table';
import type { ClientBase } from 'pg';
import { type Forgotten, type ForgottenList, MOST_LISTED, NAMED_IN } from '../forgotten-list.ts';
import { faultOf } from './faults.ts';

/** Who was forgotten, in a database that is up to date. */
export function forgottenListIn(client: ClientBase): ForgottenList {
  const rows = async <Row>(text: string, ...values: unknown[]): Promise<Row[]> => {
    try {
      return (await client.query({ text, values })).rows;
    } catch (error) {
      throw faultOf(error);
    }
  };

  async function* people(): AsyncGenerator<Member[]> {
    for (const [table, column] of NAMED_IN) {
      for (let after = ''; ; ) {
        const page: { member: string }[] = await rows(
          `SELECT DISTINCT ${column} AS member FROM ${table} WHERE ${column} > $1
           ORDER BY ${column} LIMIT ${MOST_LISTED}`,
          after,
        );
        const last = page.at(-1);
        if (!last) break;
        yield page.map(({ member }) => member);
        after = last.member;
      }
    }
    const accused = await rows<{ member: string }>(
      'SELECT DISTINCT json_array_elements_text(accused::json) AS member FROM reports',
    );
    yield accused.map(({ member }) => member);
  }

  return {
    people,
    page: (after) =>
      rows<Forgotten>(
        `SELECT member_hash AS hash, at FROM forgotten WHERE member_hash > $1
         ORDER BY member_hash LIMIT ${MOST_LISTED}`,
        after,
      ),
    add: async (some) => {
      await rows(
        `INSERT INTO forgotten (member_hash, at) SELECT * FROM unnest($1::text[], $2::bigint[])
         ON CONFLICT (member_hash) DO UPDATE SET at = greatest(forgotten.at, excluded.at)`,
        some.map(({ hash }) => hash),
        some.map(({ at }) => at),
      );
    },
    forgetAgain: async (some) => {
      const found = await rows<{ member_hash: string }>(
        'SELECT member_hash FROM forgotten WHERE member_hash = ANY ($1::text[])',
        [...some.keys()],
      );
      const members = found.map(({ member_hash }) => some.get(member_hash) as Member);
      const begun = await rows(
        `WITH
           void AS (DELETE FROM identities WHERE member = ANY ($1::text[]))
         INSERT INTO forgetting (member, since, due) SELECT unnest($1::text[]), $2, 0
         ON CONFLICT DO NOTHING RETURNING 1`,
        members,
        Date.now(),
      );
      return begun.length;
    },
  };
}
