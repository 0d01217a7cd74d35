import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestRackWords, type Rack, rackWords } from '../../src/index.ts';
import { polishGraph } from '../../testing/index.ts';
import { letterOf } from '../../testing/polish-letters.ts';
import { rackOf } from './drawing.ts';
import { VALUES } from './krzyzowka-values.ts';
import { someRack, someWords } from './random-table.ts';

/** The slow way: take the tiles of each word one by one. */
function reference(words: readonly string[], rack: Rack): string[] {
  return words
    .filter((word) => word.length > 1)
    .flatMap((word) => {
      const hand = [...rack.letters];
      let score = 0;
      let blanks = 0;
      for (const letter of [...word].map(letterOf)) {
        const place = hand.indexOf(letter);
        if (place < 0) blanks++;
        else score += VALUES[hand.splice(place, 1)[0] as number] as number;
      }
      return blanks <= rack.blanks ? [`${word} ${score} ${blanks}`] : [];
    })
    .sort();
}

function found(words: readonly string[], rack: Rack): string[] {
  const told: string[] = [];
  rackWords(polishGraph(words), rack, VALUES, (visited) => {
    const { word, score, blanks } = visited.keep();
    told.push(`${word} ${score} ${blanks.filter(Boolean).length}`);
  });
  return told.sort();
}

describe('words from a rack', () => {
  it('are those of the slow reference', () => {
    const hand = fc.tuple(someWords, someRack(7, 2));
    const property = fc.property(hand, ([words, rack]) => {
      expect(found(words, rack)).toEqual(reference(words, rack));
    });
    fc.assert(property, { numRuns: 500 });
  });

  it('come best first, by points or by length', () => {
    const graph = polishGraph(['źdźbło', 'kanapa', 'kanapka', 'ryk', 'żar']);
    const rack = rackOf('kanapkaryżar');
    const words = (order?: 'score' | 'length') =>
      bestRackWords(graph, rack, VALUES, 3, order).map(({ word }) => word);
    expect(words()).toEqual(['kanapka', 'kanapa', 'żar']);
    expect(words('length')).toEqual(['kanapka', 'kanapa', 'żar']);
    expect(bestRackWords(graph, rackOf('żarkanapa'), VALUES, 1)[0]).toEqual({
      word: 'kanapa',
      score: 6,
      blanks: Array(6).fill(false),
    });
  });

  it('say which letters are blanks', () => {
    const [word] = bestRackWords(polishGraph(['źdźbło']), rackOf('źdbł??'), VALUES, 1);
    expect(word).toEqual({
      word: 'źdźbło',
      score: 5 + 2 + 2 + 3,
      blanks: [false, false, true, false, false, true],
    });
  });

  it('are none without tiles', () => {
    expect(found(['at'], rackOf(''))).toEqual([]);
    expect(found(['at'], rackOf('??'))).toEqual(['at 0 2']);
  });
});
