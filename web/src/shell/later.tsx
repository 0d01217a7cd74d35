import { type ComponentType, lazy, useState } from 'react';

/** A part of the page that is fetched when it is first wanted, or before. */
export interface Later<Props> {
  (props: Props): React.ReactNode;
  fetch(): Promise<unknown>;
}

/**
 * What has been fetched by the time it is wanted is there at once. React lets whatever it had to wait for, however
 * shortly, wait for a third of a second.
 */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Later<Props> {
  let here: ComponentType<Props> | null = null;
  const fetch = async () => {
    const part = await load();
    here = part.default;
    return part;
  };
  const Awaited: ComponentType<Props> = lazy(fetch);
  const Part = (props: Props) => {
    // Once chosen it stays, or what is inside would begin anew.
    const [{ Chosen }] = useState(() => ({ Chosen: here ?? Awaited }));
    return <Chosen {...props} />;
  };
  return Object.assign(Part, { fetch });
}
