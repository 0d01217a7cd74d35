import { pl2 } from './pl-2.ts';
import { withTiles } from './with-tiles.ts';

/** Where the English deck, or another, had the same idea, one of the two has another now. */
export const pl3 = withTiles(pl2, {
  'EMERYTOWANY _SZPIEG_': '_DEZERTER_ Z SANATORIUM',
  'GADAJĄCY PIES': 'PRZEMĄDRZAŁY BOCIAN',
  '_MILIONER_ BEZ BUTÓW': '_ZWYCIĘZCA_ TOMBOLI',
  '_HRABINA_ Z BLOKU': '_SWATKA_ Z POWOŁANIA',
  'STADO MIEJSKICH GOŁĘBI': 'ROZTAŃCZONE KOŁO GOSPODYŃ',
  'BYLI _PIRACI_': 'NIEDOSZLI _TENORZY_',
  'KRASNALE OGRODOWE': 'SPÓŹNIONE DRUHNY',
  'GŁODNE MEWY': 'GŁODNE KUROPATWY',
  'MUMIE Z PIWNICY': 'WIEDŹMY PO GODZINACH',
  'OSTATNIĄ DROŻDŻÓWKĘ': 'PIEROGI Z NIESPODZIANKĄ',
  'SZTUCZNĄ SZCZĘKĘ': 'WERSALKĘ PO CIOCI',
  'PERUKĘ FARAONA': 'NOGĘ OD STOŁU',
  'ŁÓDŹ PODWODNĄ': 'SZYBOWIEC Z DYKTY',
  'PULCHNEGO CHOMIKA': 'PULCHNEGO JEŻA',
  '_WAMPIRA_ Z OSIEDLA': '_SZEJKA_ ZE SKUPU ZŁOMU',
  'BAŁWANA W SZALIKU': 'ŁOSIA W SZALIKU',
  'ORKIESTRĄ DĘTĄ': 'PRZEZIĘBIONĄ ŻYRAFĄ',
});
