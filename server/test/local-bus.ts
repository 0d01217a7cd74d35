import type { Bus, Listener } from '../src/bus/bus.ts';

/** Connects several servers of one test process. Messages come at once, unless they are lost on purpose. */
export class LocalBus {
  private readonly members: {
    readonly self: string;
    /** False if it does not listen. */
    hear(channel: string, text: string, from: string): boolean;
  }[] = [];
  /** Whether a message is lost on its way. Processes are called `process-0` and so on. */
  loses: (channel: string, message: string, from: string) => boolean = () => false;
  /** For how many milliseconds nothing has come through, as everybody is told who asks. */
  quiet = 0;
  readonly said: { readonly channel: string; readonly message: string }[] = [];

  join(): Bus {
    const self = `process-${this.members.length}`;
    const listeners = new Map<string, Listener>();
    this.members.push({
      self,
      hear: (channel, text, from) => {
        const listener = listeners.get(channel);
        listener?.(text, from);
        return listener !== undefined;
      },
    });
    const counts = { sent: 0, received: 0, dropped: 0 };
    let isClosed = false;
    return {
      self,
      hasOthers: true,
      counts,
      publish: (channel, message, onUnheard) => {
        if (isClosed) return;
        this.said.push({ channel, message });
        if (this.loses(channel, message, self)) return;
        const others = this.members.filter((member) => member.self !== self);
        const heard = others.filter((member) => member.hear(channel, message, self));
        if (heard.length === 0) onUnheard?.();
      },
      subscribe: (channel, listener, onStart) => {
        listeners.set(channel, listener);
        onStart?.();
        return () => listeners.delete(channel);
      },
      quietFor: () => this.quiet,
      close: async () => {
        isClosed = true;
        listeners.clear();
      },
    };
  }
}
