import { type AnyGame, type GameRecord, writeRecord } from '@late/kernel';

/** Messengers cut longer addresses off. */
const MOST_PACKED = 12_000;
/** What a small text may unfold to. */
const MOST_UNPACKED = 400_000;

/** A recorded game, small enough to be part of an address; null if it is not. */
export async function pack(game: AnyGame, record: GameRecord): Promise<string | null> {
  const bytes = await throughStream(
    new TextEncoder().encode(writeRecord(game, record)),
    new CompressionStream('deflate-raw'),
    MOST_PACKED,
  );
  const packed = bytes && toBase64Url(bytes);
  return packed && packed.length <= MOST_PACKED ? packed : null;
}

/** The text that was packed; null for what is too long, or nothing that `pack` wrote. */
export async function unpack(packed: string): Promise<string | null> {
  if (packed.length > MOST_PACKED || !/^[A-Za-z0-9_-]+$/.test(packed)) return null;
  try {
    const bytes = await throughStream(
      fromBase64Url(packed),
      new DecompressionStream('deflate-raw'),
      MOST_UNPACKED,
    );
    return bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Stops as soon as more comes out than may: a few bytes can unfold to gigabytes. */
async function throughStream(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
