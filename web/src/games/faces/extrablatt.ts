import { Board, OptionsForm } from '@late/extrablatt/board';
import { narrate } from '@late/extrablatt/narrate';
import { extrablatt } from '@late/extrablatt/rules';
import { face } from '../face.ts';

export default face({
  game: extrablatt,
  Board,
  OptionsForm,
  narrate,
  // Cheques are for their owner's eyes, and so is what a duel has shown of them.
  publicStep: ({ phase }) =>
    phase.at === 'cheques' || phase.at === 'ad' || phase.at === 'duck' ? 'none' : 'people',
  apart: () => null,
  heading: () => 'paper',
});
