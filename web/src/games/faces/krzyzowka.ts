import { Board, OptionsForm, VariantForm } from '@late/krzyzowka/board';
import { narrate } from '@late/krzyzowka/narrate';
import { isLastWord, krzyzowka, type Options } from '@late/krzyzowka/rules';
import { face } from '../face.ts';
import { loadLexicon } from '../lexicon.ts';

const HEADINGS: Readonly<Record<Options['game'], string>> = {
  1: 'common',
  2: 'own',
  3: 'longest',
};

export default face({
  game: krzyzowka(await loadLexicon()),
  Board,
  OptionsForm,
  VariantForm,
  narrate,
  // The last word is let stand in public: whoever laid it has no tiles left to hide.
  publicStep: (view) => (view.kind === 'common' && isLastWord(view) ? 'people' : 'none'),
  // Anybody at the device may doubt a word, whoever holds it.
  publicMay: (view) => view.kind === 'common' && view.pending !== null,
  apart: () => null,
  heading: ({ game }) => HEADINGS[game],
  // All at once needs a device each; one after the other does not.
  atOneDevice: (options): Options =>
    options.game === 1 ? options : { ...options, rounds: 'in-turn' },
  advises: true,
});
