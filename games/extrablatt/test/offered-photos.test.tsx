import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FaxPlan } from '../board/desk/FaxPlan.tsx';
import { offers } from '../rules/index.ts';
import { paper, table } from './hand-made.ts';
import { B } from './played.ts';

/** How many photos a second copy on the fax plan shows to whoever may print it. */
function shownAt(version: number): number {
  const state = table([paper('sport-a 2x2 r7 c1 10'), B, B], ['sport-a', '', '', '', ''], {
    version,
  });
  const { plan, hour } = state;
  const page = renderToStaticMarkup(
    <FaxPlan plan={plan} hour={hour} drawer={state} offers={offers(state, 0)} />,
  );
  return page.match(/class="xb-photo"/g)?.length ?? 0;
}

test('a dispatch shows the photos that it can be printed with', () => {
  expect(shownAt(3)).toBe(2);
});

test('at tables of earlier rules it shows the one that would be taken', () => {
  expect(shownAt(2)).toBe(1);
  expect(shownAt(1)).toBe(1);
});
