import { type Chance, pick } from '@late/kernel';

const STRAY = [
  '',
  ' ',
  '=',
  '\n',
  '\n\n',
  '\0',
  '\uFEFF',
  '\uD800',
  '\u202E',
  '0',
  '-1',
  '1e9',
  '99999999999999999999',
  '9007199254740993',
  'NaN',
  's1',
  's17',
  '(undo 1)',
  '(undo 0)',
  '(undo 1 1 2 3)',
  '(expire)',
  '(deal)',
  '(note stand-in seat:9 level:"hard")',
  '__proto__',
  '{"__proto__":{}}',
  '['.repeat(500),
  '{"a":'.repeat(200),
  '"',
  '\\u0000',
  'é',
  'x'.repeat(9_000),
] as const;

/** A text with up to four things wrong: cut, doubled, swapped, spliced or overwritten. */
export function damaged(text: string, chance: Chance): string {
  let result = text;
  for (let left = 1 + chance.below(4); left > 0; left--) result = once(result, chance);
  return result;
}

function once(text: string, chance: Chance): string {
  const from = chance.below(text.length + 1);
  const to = Math.min(text.length, from + chance.below(chance.below(3) ? 4 : 200));
  const [before, inside, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  switch (chance.below(7)) {
    case 0:
      return before + after;
    case 1:
      return before + inside + inside + after;
    case 2:
      return before + pick(chance, STRAY) + after;
    case 3:
      return before + String.fromCharCode(chance.below(0x10000)) + after;
    case 4:
      return lines(text, chance);
    case 5:
      return before + inside.replace(/\d+/, (digits) => String(Number(digits) + 1)) + after;
    default:
      return text.slice(0, from);
  }
}

/** A line goes, comes twice, or takes another's place. */
function lines(text: string, chance: Chance): string {
  const all = text.split('\n');
  const [one, other] = [chance.below(all.length), chance.below(all.length)];
  const line = all[one] as string;
  switch (chance.below(3)) {
    case 0:
      all.splice(one, 1);
      break;
    case 1:
      all.splice(other, 0, line);
      break;
    default:
      [all[one], all[other]] = [all[other] as string, line];
  }
  return all.join('\n');
}
