import { type Asked, keyOf } from './journal.ts';

/** What was acknowledged before something else was sent stands before it in the log. */
export function checkRealTime(
  requests: ReadonlyMap<string, number>,
  asked: readonly Asked[],
): string[] {
  const done = asked.flatMap((one) => {
    const length = requests.get(keyOf(one));
    return length === undefined ? [] : [{ one, length }];
  });
  const sent = done
    .filter(({ one }) => one.sentAt !== null)
    .sort((a, b) => Number(a.one.sentAt) - Number(b.one.sentAt));
  const acknowledged = done
    .filter(({ one }) => one.acknowledged !== null)
    .sort((a, b) => Number(a.one.answeredAt) - Number(b.one.answeredAt));
  const violations: string[] = [];
  let passed = 0;
  let last = { length: 0, name: '' };
  for (const { one, length } of sent) {
    for (; passed < acknowledged.length; passed++) {
      const before = acknowledged[passed] as (typeof acknowledged)[number];
      if (Number(before.one.answeredAt) >= Number(one.sentAt)) break;
      if (before.length > last.length) last = { length: before.length, name: keyOf(before.one) };
    }
    if (length <= last.length) {
      violations.push(`${keyOf(one)} stands at ${length}, before ${last.name} at ${last.length}`);
    }
  }
  return violations;
}
