// npm run build: the app and the server, both with the same word list.
import { npm, orStop, run } from './setup.mjs';
import { wordList } from './word-list.mjs';

wordList();
await orStop(() => {
  for (const part of ['web', 'server']) run(npm, ['run', 'build', '-w', part, '--silent']);
});
