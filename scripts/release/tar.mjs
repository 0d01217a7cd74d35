import { gzipSync } from 'node:zlib';

const BLOCK = 512;

/** The same bytes for the same files: sorted, of one time, of nobody in particular. */
export function tarball(files, folder, time) {
  const blocks = sorted(files).flatMap(({ path, bytes, mode }) => [
    header(`${folder}/${path}`, bytes.length, mode, time),
    bytes,
    Buffer.alloc(-bytes.length & (BLOCK - 1)),
  ]);
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]), { level: 9 });
}

function sorted(files) {
  return [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** As POSIX has it (ustar), which every tar reads. */
function header(path, size, mode, time) {
  const block = Buffer.alloc(BLOCK);
  const { name, prefix } = splitPath(path);
  const octal = (value, offset, length) =>
    block.write(`${value.toString(8).padStart(length - 1, '0')}\0`, offset, 'ascii');
  block.write(name, 0);
  octal(mode, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(time, 136, 12);
  block.write('0', 156, 'ascii');
  block.write('ustar\x0000', 257, 'ascii');
  block.write('root', 265, 'ascii');
  block.write('root', 297, 'ascii');
  block.write(prefix, 345);
  block.fill(' ', 148, 156);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'ascii');
  return block;
}

function splitPath(path) {
  if (Buffer.byteLength(path) <= 100) return { name: path, prefix: '' };
  const cut = path.indexOf('/', path.length - 101);
  const [prefix, name] = [path.slice(0, cut), path.slice(cut + 1)];
  if (cut < 0 || Buffer.byteLength(name) > 100 || Buffer.byteLength(prefix) > 155)
    throw new Error(`too long a path for a tarball: ${path}`);
  return { name, prefix };
}
