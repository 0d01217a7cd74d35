import type { Face } from '../../rules/index.ts';

/** A flame, a drop, a paw, two ways at once, an ear, an eye. */
const PICTURES: Readonly<Record<Face, string>> = {
  'hot-topic':
    'M24 9c2 6 9 9 9 17a9 9 0 01-18 1c0-5 3-7 4-11 2 1 3 3 3 5 2-3 3-7 2-12zM24 36c-3 0-4-2-4-4 0-3 3-4 4-7 2 3 4 4 4 7s-1 4-4 4z',
  leak: 'M24 8c5 8 10 13 10 19a10 10 0 01-20 0c0-6 5-11 10-19zM19 27c0 3 2 5 5 6',
  bear: 'M24 24c5 0 9 4 9 8 0 3-2 4-4 4s-3-1-5-1-3 1-5 1-4-1-4-4c0-4 4-8 9-8zM13.5 19a2.6 3.6 0 110 7.2 2.6 3.6 0 010-7.2zM20 11a2.8 4 0 110 8 2.8 4 0 010-8zM28 11a2.8 4 0 110 8 2.8 4 0 010-8zM34.5 19a2.6 3.6 0 110 7.2 2.6 3.6 0 010-7.2z',
  contradiction: 'M12 18h20M27 12l6 6-6 6M36 30H16M21 24l-6 6 6 6',
  bug: 'M16 21a8.5 8.5 0 0117 0c0 6-6 6-6 11a4.5 4.5 0 01-8.5 2M20.5 21a4 4 0 018 0c0 3-4 2-4 6',
  eye: 'M8 24c4-7 10-10 16-10s12 3 16 10c-4 7-10 10-16 10S12 31 8 24zM24 18.5a5.5 5.5 0 110 11 5.5 5.5 0 010-11zM24 23v2',
};

/** The die as it lies. Decoration: whoever shows it also names its face. */
export function NewsDie({ face }: { face: Face | null }) {
  return (
    <svg className="fk-news-die" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <rect className="die__edge" x="2" y="4" width="44" height="43" rx="9" />
      <rect className="die__face" x="2" y="2" width="44" height="43" rx="9" />
      {face && (
        <path className={`fk-news-die__picture fk-news-die__picture--${face}`} d={PICTURES[face]} />
      )}
    </svg>
  );
}
