import { type Board, FIELDS, type Token } from '../rules/index.ts';
import { centreOf, pair } from './geometry.ts';
import type { ShownPath } from './Ribbon.tsx';
import { useTokenValue } from './use-token-value.ts';

/** What is printed on the tokens, above the ribbon. Decoration: the fields say it too. */
export function Prints({ tokens, shown }: { tokens: Board; shown: ShownPath | null }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a drawing can be focused
    <g className="prints" aria-hidden="true">
      {Array.from({ length: FIELDS }, (_, field) => {
        const place = shown?.path.indexOf(field) ?? -1;
        const token = tokens[field] ?? (place < 0 ? null : (shown?.word[place] ?? null));
        if (token === null) return null;
        const isGone = tokens[field] === null;
        return (
          <g
            key={field}
            className={isGone ? 'prints__gone' : undefined}
            transform={`translate(${pair(centreOf(field))})`}
          >
            <TokenPrint token={token} step={shown?.look === 'own' ? place + 1 : 0} />
          </g>
        );
      })}
    </g>
  );
}

function TokenPrint({ token, step }: { token: Token; step: number }) {
  const worth = useTokenValue();
  return (
    <>
      <text className="print__letter" x={-1} y={0.5}>
        {token.toUpperCase()}
      </text>
      <text className="print__value" x={12} y={14.5}>
        {worth(token)}
      </text>
      {step > 0 && (
        <text className="print__step" x={-13} y={-14}>
          {step}
        </text>
      )}
    </>
  );
}
