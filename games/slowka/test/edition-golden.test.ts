import type { Frame } from '@late/kernel';
import { GoldenGames } from '@late/kernel/testing';
import type { Event, State } from '../rules/index.ts';
import { editionGolden, game } from './edition-golden.ts';
import { replayedBy } from './golden.ts';

/** What each game must come to: its end | scores | winners | words, with a + for each field closed. */
const EXPECTED: Record<string, string> = {
  en: 'covered | 138 128 | 0 | brown wide+ sorbent+ burrowed jury jumbo jams helps+ ferry box education+ lavish+ bong+',
  de: 'covered | 150 197 | 1 | vom vorkam kampf vorkamst chrom tötend+ vorhabens lochs+ jugend reichs++ voran bilanz zu au++ sich kante',
  fr: 'covered | 188 183 | 0 | dub bugs juges boites juger romain+ juive suivez jugerons jury levez suivez acquis++ devez elevez theme+ romps las++',
  it: 'covered | 198 187 | 0 | fasi fermavi vampire fermavo vampire fermavo rimuovi ferree+ ohe+ kiwi saghe sexy gai+ cablai+ zip bacon tesi ok bacon do++',
};

new GoldenGames({
  game,
  folder: editionGolden.folder,
  expected: EXPECTED,
  replayed: (steps: readonly Frame<State, Event>[]) => replayedBy(game, steps),
  recounted: (text) => editionGolden.summary(editionGolden.recount(text)),
}).examine();
