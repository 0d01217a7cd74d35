import type { Cell } from '../../rules/index.ts';

export function cellKey({ row, column }: Cell): string {
  return `${row},${column}`;
}
