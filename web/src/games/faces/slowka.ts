import { Board, OptionsForm } from '@late/slowka/board';
import { narrate } from '@late/slowka/narrate';
import { isLastWord, slowka } from '@late/slowka/rules';
import { face } from '../face.ts';
import { loadLexicon } from '../lexicon.ts';

export default face({
  game: slowka(await loadLexicon()),
  Board,
  OptionsForm,
  narrate,
  // The last word is approved in public: the hands are not shown meanwhile.
  publicStep: (view) => (isLastWord(view) ? 'people' : 'none'),
  // Anybody at the device may doubt a word, whoever holds it.
  publicMay: ({ waiting }) => waiting !== null,
  apart: () => null,
  heading: ({ words }) => words,
});
