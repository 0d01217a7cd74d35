import { Board, OptionsForm, VariantForm } from '@late/fakty/board';
import { narrate } from '@late/fakty/narrate';
import { fakty } from '@late/fakty/rules';
import { face } from '../face.ts';

export default face({
  game: fakty,
  Board,
  OptionsForm,
  VariantForm,
  narrate,
  // The die is rolled, and three tiles are drawn, before anybody needs to see a tile of their own.
  publicStep: ({ phase }) => (phase.at === 'roll' || phase.at === 'draw' ? 'people' : 'none'),
  apart: () => null,
  heading: ({ variant }) => variant,
  usual: (language) => ({ deck: language }),
});
