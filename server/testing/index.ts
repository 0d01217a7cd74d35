export { nextMessage } from './next-message.ts';
export { NO_LIMITS } from './no-limits.ts';
export { type Addresses, ServerProcess, type ServerProgram } from './server-process.ts';
