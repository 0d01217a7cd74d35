/** What is to be done in one room waits for what is done there already; rooms do not wait for each other. */
export class RoomQueues {
  private readonly queues = new Map<string, Promise<unknown>>();

  isBusy(id: string): boolean {
    return this.queues.has(id);
  }

  add<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.queues.get(id) ?? Promise.resolve();
    const result = before.then(work, work);
    const settled = result
      .catch(() => {})
      .then(() => {
        if (this.queues.get(id) === settled) this.queues.delete(id);
      });
    this.queues.set(id, settled);
    return result;
  }
}
