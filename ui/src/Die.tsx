/** Where the pips of each face lie, on a 3 × 3 grid counted 0–8. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [2, 6],
  [2, 4, 6],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

/** A die as one sees it from above. Decoration: whoever shows it also says its number. */
export function Die({ face, className }: { face: number; className?: string }) {
  return (
    <svg
      className={className ? `die ${className}` : 'die'}
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="die__edge" x="2" y="4" width="44" height="43" rx="9" />
      <rect className="die__face" x="2" y="2" width="44" height="43" rx="9" />
      {(PIPS[face] ?? []).map((spot) => (
        <circle
          key={spot}
          className="die__pip"
          cx={12 + 12 * (spot % 3)}
          cy={11.5 + 12 * Math.floor(spot / 3)}
          r="4.3"
        />
      ))}
    </svg>
  );
}
