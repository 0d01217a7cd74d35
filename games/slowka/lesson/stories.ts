import type { EditionId } from '@late/lexicon';

/** Three words of an edition, as the luck of a seed has their tokens: the reader's, the rival's, and the reader's again. */
export interface Story {
  readonly seed: string;
  /** Words as they are laid and read; see the notation of moves. */
  readonly moves: readonly [string, string, string];
  /** What lies on START, which the first word is read through. */
  readonly start: string;
  /** The letter of the rival's word that the last one is read through. */
  readonly through: string;
  readonly words: readonly [string, string, string];
}

export const STORIES: Readonly<Record<EditionId, Story>> = {
  en: {
    seed: '07f36404480c99153cd2faa6a8d78e46e6af13367cd72840f432bf96c7ee26ba',
    moves: [
      'lay Oc4 Wb5 Na5 read d4 c4 b5 a5',
      'lay Ib4 La3 read c4 b4 a3',
      'lay Hc5 Ed6 Ae6 Tf7 read b5 c5 d6 e6 f7',
    ],
    start: 'T',
    through: 'W',
    words: ['TOWN', 'OIL', 'WHEAT'],
  },
  pl: {
    seed: '8d8567e7b3186b2591a6d2273673e4c87a7bf05b3ca4294be5cbc72c8e579426',
    moves: [
      'lay Oc4 Lb5 Ea5 read d4 c4 b5 a5',
      'lay Ec5 Wd6 read b5 c5 d6',
      'lay Db4 Md5 read b4 c4 d5',
    ],
    start: 'P',
    through: 'O',
    words: ['POLE', 'LEW', 'DOM'],
  },
  de: {
    seed: '975074dd4bad48112feefaa7c22f26e6464b8fc7564c39744905c3d233738aac',
    moves: [
      'lay Fb3 Ac3 Be4 Ef5 read b3 c3 d4 e4 f5',
      'lay Sb4 Ta4 read c3 b4 a4',
      'lay Pd6 Oc5 Sb5 read d6 c5 b5 a4',
    ],
    start: 'R',
    through: 'T',
    words: ['FARBE', 'AST', 'POST'],
  },
  fr: {
    seed: '2e4f957543bb5f89598af25c20c8a21c1f67ab5bc48f8567ce7af54d700bff2f',
    moves: [
      'lay Pb3 Rc3 Xe4 read b3 c3 d4 e4',
      'lay Aa4 Ib4 read a4 b4 c3',
      'lay Jb5 Uc4 Ne3 read b5 c4 d4 e3',
    ],
    start: 'I',
    through: 'I',
    words: ['PRIX', 'AIR', 'JUIN'],
  },
  it: {
    seed: 'bead0a2f46e34609896220a8d69bbed6c544b127206148cbcceb3eba0fdf436e',
    moves: [
      'lay Lc4 Tb5 Oa5 read d4 c4 b5 a5',
      'lay Ne3 Af3 read c4 d4 e3 f3',
      'lay Dc2 Od3 Nf4 Ag4 read c2 d3 e3 f4 g4',
    ],
    start: 'A',
    through: 'N',
    words: ['ALTO', 'LANA', 'DONNA'],
  },
};
