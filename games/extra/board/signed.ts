/** A number with a real minus sign; with a plus sign too where it is a change. */
export function signed(value: number, asChange = false): string {
  if (value < 0) return `−${-value}`;
  return asChange && value > 0 ? `+${value}` : `${asChange ? '±' : ''}${value}`;
}
