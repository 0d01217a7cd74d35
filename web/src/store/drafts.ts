// Drafts are written on every tap and must outlive a reload in the same instant: localStorage is
// synchronous, and a draft is a handful of bytes.

const key = (table: string, seat: number) => `draft/${table}/${seat}`;

export function readDraft(table: string, seat: number): unknown {
  try {
    return JSON.parse(localStorage.getItem(key(table, seat)) ?? 'null');
  } catch {
    return null;
  }
}

export function writeDraft(table: string, seat: number, draft: unknown): void {
  if (draft === null) localStorage.removeItem(key(table, seat));
  else localStorage.setItem(key(table, seat), JSON.stringify(draft));
}

export function dropDrafts(table: string): void {
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith(`draft/${table}/`)) localStorage.removeItem(name);
  }
}
