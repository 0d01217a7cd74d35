import { Board, OptionsForm } from '@late/extra/board';
import { narrate } from '@late/extra/narrate';
import { extra } from '@late/extra/rules';
import { face } from './face.ts';

export default face({
  game: extra,
  Board,
  OptionsForm,
  narrate,
  publicStep: ({ dice, options }) =>
    dice ? 'none' : options.dice === 'table' ? 'everyone' : 'people',
  // Nobody else sees real dice fall, and bots have none.
  apart: ({ dice }) => (dice === 'table' ? { code: 'online.own-dice' } : null),
  heading: ({ sheet, dice }) => `${sheet}-${dice}`,
});
