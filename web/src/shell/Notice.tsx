import type { ReactNode } from 'react';

/** A short word from the paper where something is empty, missing or broken. */
export function Notice(props: { title: string; children?: ReactNode }) {
  return (
    <section className="notice">
      <h2>{props.title}</h2>
      {props.children}
    </section>
  );
}
