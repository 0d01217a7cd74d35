/** Asks a Late Edition server for something, as a program outside would. */
export async function post(
  address: string,
  token: string,
  body: object,
): Promise<{ token?: string; id?: string }> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  const said = await answer.json();
  if (!answer.ok) throw new Error(JSON.stringify(said));
  return said as { token?: string; id?: string };
}
