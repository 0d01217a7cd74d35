import { open } from 'node:fs/promises';

/** Has a file, or the names in a folder, on disk for good. */
export async function onDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
