type Texts = Readonly<Record<string, string>>;

/** The address of a route, with what it is about filled in. */
export function addressOf(path: string, params: Texts = {}, query: Texts = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const asked = String(new URLSearchParams(query));
  return asked ? `${filled}?${asked}` : filled;
}
