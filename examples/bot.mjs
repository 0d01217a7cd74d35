// @ts-check
// A bot in twenty lines: node examples/bot.mjs http://127.0.0.1:8080 CODE
// It takes an open seat in the room with that code and plays EXTRA! without much thought.
/** @typedef {{ dice: number[] | null, pads: { extras: { number: number }[] }[] }} View */
const [base, code = ''] = process.argv.slice(2);
let token = '';
/** @type {import('./call.d.ts').Call} */
const call = async (method, template, { path = {}, query = {}, body }) => {
  const named = new Map(Object.entries(path));
  const address = template.replace(/{(\w+)}/g, (_, name) => named.get(name));
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(`${base}${address}?${new URLSearchParams(Object.entries(query))}`, {
    method,
    headers,
    body: method === 'GET' ? null : JSON.stringify(body ?? {}),
  });
  return response.json();
};
({ token } = await call('POST', '/api/tokens', {}));
const { id } = await call('GET', '/api/codes/{code}', { path: { code } });
const ask = (/** @type {import('./call.d.ts').Request} */ request) =>
  call('POST', '/api/rooms/{id}/requests', {
    path: { id },
    body: { id: crypto.randomUUID(), request },
  });
let { room } = await call('GET', '/api/rooms/{id}', { path: { id } });
await ask({
  do: 'sit',
  seat: room.seats.findIndex(({ kind }) => kind === 'open'),
  name: 'Twenty Lines',
});
for (let length = 0; !room.table?.result; length = room.length) {
  ({ room } = await call('GET', '/api/rooms/{id}/wait', { path: { id }, query: { length } }));
  const { seat, table } = room;
  if (seat === null || !table?.turn.must.includes(seat)) continue;
  const { dice, pads } = /** @type {View} */ (table.view);
  const splits = (dice ?? []).flatMap((fifth, out) => {
    const [a, b, c, d] = (dice ?? []).filter((_, index) => index !== out);
    const split = {
      do: 'split',
      pairs: [
        [a, d],
        [b, c],
      ],
      fifth,
    };
    const column = pads[seat]?.extras.findIndex(({ number }) => number === 0);
    return [split, { ...split, column }];
  });
  for (const move of dice ? splits : [{ do: 'throw' }]) {
    if (!(await ask({ do: 'move', move })).refusal) break;
  }
}
console.log('Final scores:', room.table.result.scores.join(' : '));
