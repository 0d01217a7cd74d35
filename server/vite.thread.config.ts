import { defineConfig } from 'vite';
import { leaveOut } from '../games/leave-out.ts';
import server from './vite.config.ts';

// The bots' thread in a file of its own, beside the server's.
export default defineConfig({
  ...server,
  plugins: [
    leaveOut(
      'board',
      'coach',
      'frontPage',
      'hosting',
      'kit',
      'results',
      'rulebook',
      'texts',
      'workshop',
    ),
  ],
  build: { ...server.build, ssr: 'src/bots/bot-thread.ts', emptyOutDir: false },
});
