import { Board, OptionsForm } from '@late/extra/board';
import { narrate } from '@late/extra/narrate';
import { apart, extra } from '@late/extra/rules';
import { face } from '../face.ts';

export default face({
  game: extra,
  Board,
  OptionsForm,
  narrate,
  publicStep: ({ dice, options }) =>
    dice ? 'none' : options.dice === 'table' ? 'everyone' : 'people',
  apart,
  heading: ({ sheet, dice }) => `${sheet}-${dice}`,
});
