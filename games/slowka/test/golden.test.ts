import type { Frame } from '@late/kernel';
import { GoldenGames } from '@late/kernel/testing';
import { expect, test } from 'vitest';
import type { Event, State } from '../rules/index.ts';
import { golden as paper, replayedBy } from './golden.ts';
import { game } from './recorded-game.ts';

/** What each game must come to: its end | scores | winners | words, with a + for each field closed. */
const EXPECTED: Record<string, string> = {
  covered:
    'covered | 189 130 | 0 | ary ryś pył tył łoś woń jego prąd wąż panie++ jego pić bić nić słoń koń oku+ tę gol mól ze za++ te piec mech+',
  idle: 'idle | 38 59 107 | 2 | lew nów wyż wór zew lek wóz foki próg zad zdać ar od oka ta łap sok ryś klin nam ani mą+ te kinie je no co ho+',
  stuck:
    'stuck | 115 100 | 0 | aj ma jama łza mapa łoś jama jaz etap as sań ząb kinie+ pić dąb ej koń rząd nić wąż róg oni że',
  'three-tries':
    'idle | 278 4 | 0 | ale ale ile lek maź mą stań noszę++ gęś ryś go+ bić bić woń bez woń od nić łez+ pić pić udo wuj',
  exchange:
    'stuck | 44 52 35 26 | 1 | ani fen kinie gza one nowe ho lin owo ten łap woń ku ej oś los do da ar zad łapy ja+ są+ ma mi',
  'two-bonuses-at-once':
    'stuck | 109 110 77 | 1 | są siano siń siń cień sąd pac go+ dumy dąb znaki++ wąż idź bić foka iść łów róż oś ho tło tę+',
  'challenge-won':
    'idle | 67 67 38 | 1 | znać nzbó fen lać smżfb dumy ile łór pion pod on ar nwń cel co+ ihe gra mą',
  'challenge-lost':
    'idle | 108 101 | 0 | ona fan oni mi ni nić moc aż azot ze bić ręce ile as usta ona rój próg zez iść łez udo+ lek by++',
  'bluff-stands':
    'covered | 88 70 31 93 | 3 | wy yó by was kub we nowe nas iió ho śpi fen śpi one wał uda za iść aęipć hol jedz ser++ żz co ma+ ntlo tą+ zoej++',
  'last-word-struck':
    'covered | 102 167 112 | 1 | rkś żrp pżrns zśó żhź żao źfćl++ eó in mośól łońmz leij igłń ygcło ińł suęg+ zow++ ozbez bą tbzm fćeja bąaa+',
  'last-word-upheld':
    'covered | 87 222 | 1 | żodn tanie ma hyże za go mi ąjżs bo ocet zat oaza on dnmf zima ćalg oś epe+ róg obakć ihyą++ wśo++ ąóglu łuk+',
  'tie-by-best-word':
    'covered | 159 159 | 0 | sąi ie iąba aąrs nańas bg dci ezfia ęee in yei oktz śpc++ ęaaió je ńwrs oćje źżiaą+ hę++ nanwr głaą anózo+',
  'shared-win':
    'covered | 193 193 | 0 1 | ngśkp głne ujhen+ gśkpy ófope źóp ybałś łmai nnłś io ćomnł+ rżińb+ aug lykeź ic zfę żrli tzfóe+ ąźe ouądź+ lsi izci+',
  undo: 'idle | 103 153 | 1 | idź woda zad go ich znać jaz ma ruch gęś ser raz łów bez+ ucho ucho siń ot on mą wy one że++ ni kina++',
  // By the second version's rules, and what tables may agree on since.
  'idle-ends-doubt':
    'covered | 54 161 49 | 1 | ćsł sto pies ąooćn oj dno pól bo ćłżyz zuch kina koza ej naraz ma list++ śpi zef++ ah yńżmr+ wd+',
  'doubt-costs-a-turn':
    'idle | 41 45 73 | 2 | nżśa dwa ten bar eźect len sib od siano ho siła bz buk kuj ów ani iż tą ohojz+',
  'tie-by-letters':
    'covered | 191 191 | 0 | ńic byóii iówy wóeci yba ńęfgw bówyź oąłc cikża eaoz ęńip nęf eae tdpż+ zoiso+ ęnńim ulaó++ rźy nćfg+ mwgśr+',
  'one-try':
    'idle | 140 4 70 | 0 | ceń echo koń foka bąk ej ząb oni noszę aj osie+ wola++ kary sieć+ rum ani+ pion tuż',
  'free-tries':
    'stuck | 236 12 | 0 | tę ten no nić nić złoć śnić+ oś ręka śnieg co tuż do ręka huta ręka zima++ że as sań fakt we ów',
  'table-words-checked':
    'idle | 161 2 66 | 0 | dno żona za idź wo tan mąż tę że on maź nowi aż igła mól nić ul+ ból pić koza by bez ze++',
  'table-words-challenge':
    'covered | 140 106 91 | 0 | im ediez łza peem nić nćńź ha siń dćńnk da nńźii mu atź cyk cą ej lożj wał rł+ eębj gol+ śnić in+ ok+ whzf++',
  alone:
    'covered | 325 | 0 | na na cena całe nóż nóż już nów całe fan fiś gęś gza+ miś cały oby++ idź film oś ho łez być pić kto++ los+',
  'alone-stuck':
    'stuck | 199 | 0 | dane konie ta koc znać nać ani tanie rąk ar lin koc róg ha lina je je kozy oś dół sen ul ze moc+ za ba+ we że',
  'alone-idle': 'idle | 26 | 0 | my jama ej lew moc',
};

const golden = new GoldenGames({
  game,
  folder: paper.folder,
  expected: EXPECTED,
  replayed: (steps: readonly Frame<State, Event>[]) => replayedBy(game, steps),
  recounted: (text) => paper.summary(paper.recount(text)),
});

golden.examine();

test('the fixtures hold what their names say', () => {
  const recount = (name: string) => paper.recount(golden.text(name));
  expect(recount('three-tries').lost).toBeGreaterThan(0);
  expect(recount('exchange').exchanges).toBeGreaterThan(1);
  expect(recount('challenge-won').struck.length).toBeGreaterThan(1);
  expect(recount('challenge-lost').upheld.length).toBeGreaterThan(1);
  expect(recount('last-word-struck').lastStruck).toBe(true);
  expect(recount('bluff-stands').words.map(({ word }) => word)).toContain('yó');
  expect(golden.text('last-word-upheld').trimEnd().split('\n').at(-1)).toMatch(/challenge$/);
  expect(golden.text('last-word-struck').trimEnd().split('\n').at(-1)).toMatch(/let-stand$/);
  expect(recount('idle-ends-doubt').closedIdly).toBeGreaterThan(1);
  expect(recount('doubt-costs-a-turn').satOut).toBeGreaterThan(2);
  expect(recount('one-try').lost).toBe(recount('one-try').failed.length);
  expect(recount('free-tries')).toMatchObject({ lost: 0 });
  for (const name of ['table-words-checked', 'table-words-challenge']) {
    expect(recount(name).admitted.length, name).toBeGreaterThan(0);
    expect(golden.text(name), name).toMatch(/ vote no$/m);
  }
  expect(golden.text('undo')).toMatch(/ s\d \(undo \d+\)$/m);
  const seats = (name: string) => recount(name).scores.length;
  expect([seats('alone'), seats('alone-idle'), seats('alone-stuck')]).toEqual([1, 1, 1]);
  expect([seats('covered'), seats('idle'), seats('exchange')]).toEqual([2, 3, 4]);
});
