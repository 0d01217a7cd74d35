// The bots' thread where the server runs from its sources, in tests and tools.
import { register } from 'tsx/esm/api';

register();
await import('./bot-thread.ts');
