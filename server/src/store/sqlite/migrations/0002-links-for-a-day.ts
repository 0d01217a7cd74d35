/** A link lives for 24 hours at most, and those given before for no longer from now on. */
export const linksForADay = `
ALTER TABLE tickets ADD COLUMN kept INTEGER NOT NULL DEFAULT 0 CHECK (kept IN (0, 1));
UPDATE tickets SET expires = min(expires, (CAST(strftime('%s', 'now') AS INTEGER) + 86400) * 1000);
`;
