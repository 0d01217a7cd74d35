import type { Desk } from './desk.ts';

const TURNS_TO_SPEND = 5;

/** What one more Extra token would be worth if it were kept: nothing when there is no turn to spend it in. */
export function tokenWorth({ forecast, paper, taste }: Desk): number {
  const { sector, turns } = forecast.outlook;
  const time = (turns - paper.tokens) / TURNS_TO_SPEND;
  return (taste.token[sector] as number) * Math.min(1, Math.max(0, time));
}
