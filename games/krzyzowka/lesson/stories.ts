import type { EditionId } from '@late/lexicon';

/** A word on a table: where it begins, in which direction, and which of its letters lie there already, from 0. */
export interface Line {
  readonly word: string;
  readonly row: number;
  readonly column: number;
  readonly down?: true;
  readonly there?: number;
}

/** Words of an edition, as the luck of a seed has their tiles. */
export interface Story {
  /** Game 1: the reader's word, the rival's, and the reader's again. */
  readonly common: { readonly seed: string; readonly lines: readonly [Line, Line, Line] };
  /** Game 2: two words that cross. */
  readonly own: { readonly seed: string; readonly lines: readonly [Line, Line] };
  /** Game 3: the reader's word, and the rival's. */
  readonly longest: { readonly seed: string; readonly lines: readonly [Line, Line] };
}

const across = (word: string): Line => ({ word, row: 0, column: 0 });

export const STORIES: Readonly<Record<EditionId, Story>> = {
  en: {
    common: {
      seed: '5e3fc84ab517fd81d4544da969ac4005cfacad90522dd0a4470abfeb88cd9a20',
      lines: [
        across('lake'),
        { word: 'lion', row: 0, column: 0, down: true, there: 0 },
        { word: 'moment', row: 2, column: -1, there: 1 },
      ],
    },
    own: {
      seed: '9db7b988fac2f7b4f8a6021b38276bf2055dd3c75cbec389547403b703194339',
      lines: [across('donkey'), { word: 'horse', row: -1, column: 1, down: true, there: 1 }],
    },
    longest: {
      seed: '80cf069e1b8d92f8b65a853adaa4cb47a0d8c15c23bc5d2cc18ec69baf441fda',
      lines: [across('journal'), across('east')],
    },
  },
  pl: {
    common: {
      seed: '76da81a4b5e4099ef42948a0dec33dd3bc8baf4d4313d04d0b48d17c99906837',
      lines: [
        across('lina'),
        { word: 'obiad', row: -3, column: 3, down: true, there: 3 },
        { word: 'brat', row: -2, column: 3, there: 0 },
      ],
    },
    own: {
      seed: 'cff6469459d5bd950419eb0ebc311dd282416aae60b8fd89acf932c98a9e0232',
      lines: [across('bocian'), { word: 'fotel', row: -1, column: 1, down: true, there: 1 }],
    },
    longest: {
      seed: '1d23477d108c25df5308e2a9e3c6bfe67cbec99306144e9d1edf482c75755c86',
      lines: [across('poranek'), across('arena')],
    },
  },
  de: {
    common: {
      seed: '6d5357d037218c17dc1750375f36c4d573385a150db5876f1aa5f8a907be88a7',
      lines: [
        across('eimer'),
        { word: 'nase', row: -3, column: 0, down: true, there: 3 },
        { word: 'salz', row: -2, column: -1, there: 1 },
      ],
    },
    own: {
      seed: 'de4d6a4094676b083d38ef0b1bcc8ab6e3c8cdea2c8b48895fbccf077364ef31',
      lines: [across('finger'), { word: 'boden', row: -4, column: 2, down: true, there: 4 }],
    },
    longest: {
      seed: '6a239c46ceac8364184051318de48443404ef9a77ca83c814c9e74e654fac3ed',
      lines: [across('elefant'), across('esel')],
    },
  },
  fr: {
    common: {
      seed: 'de065c9272a221f79ebfc8d269d05880ef68140e1f2df86cd95bac45eae66e4c',
      lines: [
        across('route'),
        { word: 'nuit', row: -1, column: 2, down: true, there: 1 },
        { word: 'viande', row: -5, column: 4, down: true, there: 5 },
      ],
    },
    own: {
      seed: '9db7b988fac2f7b4f8a6021b38276bf2055dd3c75cbec389547403b703194339',
      lines: [across('farine'), { word: 'avion', row: -4, column: 4, down: true, there: 4 }],
    },
    longest: {
      seed: '2a6d90be7aadc84d755455b420b5c300129b0b21c7be4f39edadf36116f57ccc',
      lines: [across('voiture'), across('chat')],
    },
  },
  it: {
    common: {
      seed: 'de5962b6acb6d5947ee0264e4871baaf0ad86f5cd4120152394c5829caf4f697',
      lines: [
        across('domani'),
        { word: 'cane', row: -1, column: 3, down: true, there: 1 },
        { word: 'poeta', row: -1, column: 1, down: true, there: 1 },
      ],
    },
    own: {
      seed: 'bead0a2f46e34609896220a8d69bbed6c544b127206148cbcceb3eba0fdf436e',
      lines: [across('albero'), { word: 'ponte', row: -1, column: 5, down: true, there: 1 }],
    },
    longest: {
      seed: '45dc95e12f777da9f3ad067aab7673b8fa0f0d446bf0b999ddd20b097f9bde52',
      lines: [across('giardino'), across('orto')],
    },
  },
};
