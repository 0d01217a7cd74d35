import { en } from './en.ts';
import { withTiles } from './with-tiles.ts';

export const en2 = withTiles(en, {
  'KNITTING CLUB MEMBERS': 'FUGITIVE MORRIS DANCERS',
});
