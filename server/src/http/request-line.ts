import { StoreAway } from '../store/store-away.ts';

/** Over which somebody asks one thing after the other without waiting for answers. */
export interface RequestLine {
  isBroken: boolean;
}

/**
 * After a request of which nobody knows what came of it, nothing later of its line is begun: the line ends,
 * and the client asks everything that was not answered again, in the order in which it asked first.
 */
export async function onLine<T>(line: RequestLine, work: () => Promise<T>): Promise<T> {
  if (line.isBroken)
    throw new StoreAway('something asked for before on this line was not answered');
  try {
    return await work();
  } catch (error) {
    line.isBroken = true;
    throw error;
  }
}
