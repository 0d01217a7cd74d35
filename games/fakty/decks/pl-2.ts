import { pl } from './pl.ts';
import { withTiles } from './with-tiles.ts';

export const pl2 = withTiles(pl, {
  KSIĘŻYC: 'KSIĘŻYC NA RATY',
});
