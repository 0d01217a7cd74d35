import { describe, expect, it } from 'vitest';
import { hasWord } from '../src/index.ts';
import { polishGraph } from '../testing/index.ts';
import { LETTERS } from '../testing/polish-letters.ts';

describe('a graph of words', () => {
  const graph = polishGraph(['a', 'żółw', 'żółwie', 'aa', 'ość', 'żal']);

  it('has its words and no others', () => {
    for (const word of ['a', 'żółw', 'żółwie', 'aa', 'ość', 'żal']) {
      expect(hasWord(graph, word), word).toBe(true);
    }
    for (const word of ['', 'ż', 'żółwi', 'żółwiem', 'ością', 'x', 'ŻÓŁW', 'al']) {
      expect(hasWord(graph, word), word).toBe(false);
    }
  });

  it('knows all 32 letters, the last of them in the sign bit', () => {
    expect([...LETTERS]).toHaveLength(32);
    const all = polishGraph([...LETTERS].map((letter) => `${letter}ż`));
    for (const letter of LETTERS) expect(hasWord(all, `${letter}ż`)).toBe(true);
    expect(hasWord(all, 'ża')).toBe(false);
  });
});
