// A bot in twenty lines: node examples/bot.mjs http://127.0.0.1:8080 CODE
// It takes an open seat in the room with that code and plays EXTRA! without much thought.
const [base, code] = process.argv.slice(2);
let token = '';
async function call(method, path, body) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(base + path, {
    method,
    headers,
    body: body && JSON.stringify(body),
  });
  return response.json();
}
({ token } = await call('POST', '/api/tokens', {}));
const { id } = await call('GET', `/api/codes/${code}`);
const ask = (request) =>
  call('POST', `/api/rooms/${id}/requests`, { id: crypto.randomUUID(), request });
let { room } = await call('GET', `/api/rooms/${id}`);
await ask({
  do: 'sit',
  seat: room.seats.findIndex(({ kind }) => kind === 'open'),
  name: 'Twenty Lines',
});
for (let length = 0; !room.table?.result; length = room.length) {
  ({ room } = await call('GET', `/api/rooms/${id}/wait?length=${length}`));
  if (!room.table?.turn.must.includes(room.seat)) continue;
  const { dice, pads } = room.table.view;
  const splits = (dice ?? []).flatMap((fifth, out) => {
    const [a, b, c, d] = dice.filter((_, index) => index !== out);
    const split = {
      do: 'split',
      pairs: [
        [a, d],
        [b, c],
      ],
      fifth,
    };
    const column = pads[room.seat].extras.findIndex(({ number }) => number === 0);
    return [split, { ...split, column }];
  });
  for (const move of dice ? splits : [{ do: 'throw' }]) {
    if (!(await ask({ do: 'move', move })).refusal) break;
  }
}
console.log('Final scores:', room.table.result.scores.join(' : '));
