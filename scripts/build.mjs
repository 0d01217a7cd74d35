// npm run build: the app and the server, both with the same word list.
import { npm, orStop, run } from './setup.mjs';
import { wordList } from './word-list.mjs';

wordList();
// Built while it says otherwise, as inside of a test, the app would be slower and name this machine's folders.
const env = { ...process.env, NODE_ENV: 'production' };
await orStop(() => {
  for (const part of ['web', 'server']) run(npm, ['run', 'build', '-w', part, '--silent'], { env });
});
