#!/usr/bin/env node
import { existsSync } from 'node:fs';

const [command] = process.argv.slice(2);
if (command === 'serve') {
  // Built, in this very process, with nothing that translates.
  const built = new URL('../server/dist/late.js', import.meta.url);
  if (existsSync(built)) await import(built.href);
  else {
    console.error('late: nothing is built yet: npm start builds and serves, npm run build builds');
    process.exitCode = 1;
  }
} else {
  const { register } = await import('tsx/esm/api');
  register();
  const { main } = await import('./src/main.ts');
  process.exitCode = await main(process.argv.slice(2));
}
