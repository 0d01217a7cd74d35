// npm start: everything from a fresh checkout to a running games room.
import { spawn } from 'node:child_process';
import { build, install, orStop, root } from './setup.mjs';
import { wordList } from './word-list.mjs';

wordList();
await orStop(() => {
  install();
  build();
});
// Every move makes much that is soon forgotten; room for it saves a tenth of the processor's time.
const server = spawn(process.execPath, ['--max-semi-space-size=64', 'server/dist/main.js'], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    LOG_LEVEL: 'warn',
    ...process.env,
  },
});
// With PORT=0 only the server knows.
server.once('message', ({ listening }) => console.log(`Late Edition is at ${listening}`));
// The server closes in order; this process only waits for it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
