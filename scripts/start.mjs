// npm start: everything from a fresh checkout to a running games room.
import { build, install, root, run } from './setup.mjs';

install();
build();
const port = process.env.PORT ?? '8080';
run(
  'npx',
  ['vite', 'preview', '--port', port, '--strictPort', '--host', process.env.HOST ?? '127.0.0.1'],
  {
    cwd: `${root}/web`,
  },
);
