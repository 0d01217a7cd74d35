import type { PhotoNumber, Section } from '../../rules/index.ts';
import type { Woodcut } from './burin.ts';
import { business } from './woodcuts/business.ts';
import { culture } from './woodcuts/culture.ts';
import { local } from './woodcuts/local.ts';
import { miscellany } from './woodcuts/miscellany.ts';
import { politics } from './woodcuts/politics.ts';
import { sport } from './woodcuts/sport.ts';

const WOODCUTS: Readonly<Record<Section, readonly [Woodcut, Woodcut]>> = {
  politics,
  business,
  sport,
  culture,
  local,
  miscellany,
};

/** What a photo shows. */
export function woodcutOf(section: Section, photo: PhotoNumber): Woodcut {
  return WOODCUTS[section][photo - 1] as Woodcut;
}
