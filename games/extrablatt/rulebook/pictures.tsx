import type { ComponentType, ReactNode } from 'react';
import '../board/board.css';
import { FaxPlan } from '../board/desk/FaxPlan.tsx';
import { NewsClock } from '../board/newsroom/NewsClock.tsx';
import { MiniPaper } from '../board/paper/MiniPaper.tsx';
import { type Article, BLANK_PAPER, type Paper, type FaxPlan as Plan } from '../rules/index.ts';

/** Headlines of three sections, by their numbers. */
const [POLITICS, SPORT, CULTURE] = [0, 10, 15];

function article(
  headline: number,
  [column, row, width, height]: readonly [number, number, number, number],
): Article {
  const place = { column, row, width, height };
  return { headline, photo: null, place, circulation: 20, duck: false };
}

function paper(articles: readonly Article[], ads: Paper['ads'] = []): Paper {
  return { ...BLANK_PAPER, articles, ads };
}

const PLAN: Plan = [
  [POLITICS + 1, 'motor', POLITICS],
  [CULTURE + 3, SPORT + 4, CULTURE],
  ['motor', SPORT + 2, POLITICS + 2],
];

/** Inks are the board's own. */
const inInk = (picture: ReactNode) => () => <div className="extrablatt">{picture}</div>;

export const pictures: Readonly<Record<string, ComponentType>> = {
  fax: inInk(<FaxPlan plan={PLAN} hour={3} />),
  clock: inInk(<NewsClock hour={6} taken={4} />),
  // Across the fold, and across the border of the zone.
  sections: inInk(
    <MiniPaper
      paper={paper([
        article(CULTURE, [5, 2, 4, 4]),
        article(CULTURE + 1, [9, 3, 4, 3]),
        article(CULTURE + 2, [6, 6, 3, 2]),
        article(SPORT, [14, 8, 4, 3]),
      ])}
    />,
  ),
  ads: inInk(
    <MiniPaper
      paper={paper(
        [
          article(POLITICS, [0, 2, 5, 4]),
          article(POLITICS + 1, [0, 6, 4, 3]),
          article(SPORT, [12, 0, 4, 4]),
        ],
        [{ by: 1, place: { column: 9, row: 6, width: 4, height: 3 }, text: 0 }],
      )}
    />,
  ),
};
