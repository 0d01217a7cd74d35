import { type LoadBot, parse } from '@late/kernel';
import { extra, type Move, type View } from '../rules/index.ts';
import { foresight } from './play/foresight.ts';
import { lookahead } from './play/lookahead.ts';
import { type Blur, player } from './play/player.ts';
import { TWIN_SHEETS } from './twin/twin-sheet.ts';
import { layoutOf } from './value/layout.ts';
import { Valuer } from './value/valuer.ts';
import { readWeights, weightsName } from './value/weights-file.ts';

/** Equal bots who share every throw would tie; parting ways early costs them least. */
const apart =
  (early: number, later: number): Blur =>
  ({ pads, throws }) =>
    pads.length === 1 ? 0 : throws <= 3 ? early : later;

export const loadBot: LoadBot<View, Move> = async (level, options, readTable) => {
  const parsed = parse(extra.options, options);
  if (!parsed.ok) throw new Error(`not options of EXTRA!: ${parsed.at}`);
  const sheet = TWIN_SHEETS[parsed.value.sheet];
  switch (level) {
    case 'easy':
      return player(sheet, foresight(sheet, 0.55), () => 30);
    case 'medium':
      return player(sheet, foresight(sheet, 0.4), apart(8, 8));
    case 'hard': {
      const layout = layoutOf(sheet.name);
      const weights = readWeights(layout, await readTable(weightsName(sheet.name)));
      return player(sheet, lookahead(new Valuer(layout, weights)), apart(8, 3));
    }
  }
};
