/** Always empty: something is written into it and deleted again to see whether that can be done. */
export const probes = `
CREATE TABLE probes (body TEXT NOT NULL) STRICT;
`;
