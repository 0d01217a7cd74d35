import type { Bus } from './bus.ts';

/** The bus of a process that is alone: there is nobody to tell. */
export const NO_BUS: Bus = {
  self: '',
  hasOthers: false,
  counts: { sent: 0, received: 0, dropped: 0 },
  publish() {},
  subscribe: () => () => {},
  quietFor: () => 0,
  close: async () => {},
};
