import { type RefObject, useRef, useState } from 'react';

interface NeededName {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Whether it was asked for and is not there. */
  readonly isMissing: boolean;
  /** The name without blanks around it. Null if there is none: then the reader is told, and led to the field. */
  readonly take: () => string | null;
}

/** A name without which something cannot be done. */
export function useNeededName(name: string): NeededName {
  const field = useRef<HTMLInputElement>(null);
  const [isAsked, setAsked] = useState(false);
  const usable = name.trim();
  const take = () => {
    if (usable) return usable;
    setAsked(true);
    field.current?.focus();
    return null;
  };
  return { field, isMissing: isAsked && !usable, take };
}
