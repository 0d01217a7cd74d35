import { type LoadBot, parse } from '@late/kernel';
import { extra, type Move, type View } from '../rules/index.ts';
import { closing } from './play/closing.ts';
import { foresight } from './play/foresight.ts';
import { lookahead } from './play/lookahead.ts';
import { nextThrow } from './play/next-throw.ts';
import { player } from './play/player.ts';
import { TWIN_SHEETS } from './twin/twin-sheet.ts';
import { layoutOf } from './value/layout.ts';
import { Valuer } from './value/valuer.ts';
import { readWeights, weightsName } from './value/weights-file.ts';

const TEMPER = 40;

export const loadBot: LoadBot<View, Move> = async (level, options, readTable) => {
  const parsed = parse(extra.options, options);
  if (!parsed.ok) throw new Error(`not options of EXTRA!: ${parsed.at}`);
  const sheet = TWIN_SHEETS[parsed.value.sheet];
  switch (level) {
    case 'easy':
      return player(sheet, { judge: foresight(sheet, 0.55), blur: 30, temper: TEMPER });
    case 'medium':
      return player(sheet, {
        judge: nextThrow(sheet, foresight(sheet, 0.4), 3),
        blur: 0,
        temper: TEMPER,
      });
    case 'hard': {
      const layout = layoutOf(sheet.name);
      const weights = readWeights(layout, await readTable(weightsName(sheet.name)));
      const valuer = new Valuer(layout, weights);
      return player(sheet, {
        judge: lookahead(valuer),
        blur: 0,
        temper: TEMPER,
        closing: closing(valuer),
      });
    }
  }
};
