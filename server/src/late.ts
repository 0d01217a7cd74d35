import { fileURLToPath } from 'node:url';
import { runLate } from './operator/run-late.ts';

// `late` for operators: a plain file of Node's, beside the server's, once it is built.

const env = { ...process.env };
const isBuilt = !import.meta.url.endsWith('.ts');

process.exitCode = await runLate(process.argv.slice(2), {
  env,
  serverScript: new URL(isBuilt ? './main.js' : './main.ts', import.meta.url),
  webFolder: fileURLToPath(new URL('../../web/dist', import.meta.url)),
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
