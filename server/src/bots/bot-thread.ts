import { loadBot } from './load-bot.ts';
import { thinkForEver } from './think.ts';

// What runs in a thread of its own, built into a file of its own.
thinkForEver(loadBot);
