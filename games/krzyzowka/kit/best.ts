import type { FoundWord, WordKit } from '@late/games/manifest';
import {
  type Alphabet,
  bestMoves as bestCrosswordMoves,
  bestRackWords,
  crosswordSearch,
  type KeptCrosswordMove,
  type Lexicon,
  lettersIn,
  PositionFault,
  type Rack,
  readPosition,
  readRack,
  spelled,
  type WordGraph,
} from '@late/lexicon';
import {
  admits,
  allTiles,
  BLANK,
  HAND,
  MOST_TILES,
  SEVEN_TILES,
  tileValue,
} from '../rules/index.ts';

/** As a table has it unless it says otherwise. */
export const ADMITS = admits({ properNouns: false });
const LONGEST_ROW = 200;

export const bestWords: WordKit['bestWords'] = (lexicon, letters, most, order) => {
  const rack = checked(lexicon, readRack(letters, lexicon.edition.alphabet), MOST_TILES);
  return bestRackWords(wordsOf(lexicon), rack, valuesOf(lexicon), most, order).map((found) => {
    const { word, score, blanks } = found;
    const text = spelled(
      word,
      () => false,
      (place) => blanks[place] === true,
    );
    return { told: { word, score, blanks }, line: `${text} (${word.length})` };
  });
};

export const bestMoves: WordKit['bestMoves'] = (lexicon, text, most) => {
  const { rack, rows } = readPosition(text, lexicon.edition.alphabet);
  checked(lexicon, rack, HAND);
  if (rows.length > LONGEST_ROW || rows.some(({ length }) => length > LONGEST_ROW)) {
    throw new PositionFault(`a table has at most ${LONGEST_ROW} rows and columns`);
  }
  return bestCrosswordMoves(
    crosswordSearch(wordsOf(lexicon)),
    lettersIn(rows, lexicon.edition.alphabet),
    rack,
    { values: valuesOf(lexicon), bonus: { tiles: HAND, points: SEVEN_TILES } },
    most,
  ).map((move) => told(move, lexicon.edition.alphabet));
};

function valuesOf({ edition }: Lexicon): number[] {
  return [...edition.alphabet.letters].map((letter) => tileValue({ edition: edition.id }, letter));
}

function wordsOf(lexicon: Lexicon): WordGraph {
  return lexicon.graph(ADMITS);
}

function checked({ edition }: Lexicon, rack: Rack, most: number): Rack {
  if (rack.letters.length + rack.blanks > most) {
    throw new PositionFault(`a rack holds at most ${most} tiles here`);
  }
  const blanks = allTiles({ edition: edition.id }).filter((tile) => tile === BLANK).length;
  if (rack.blanks > blanks) throw new PositionFault(`there are only ${blanks} blanks`);
  return rack;
}

/** Rows and columns are counted from 0 in JSON, and from 1 for people. */
function told(move: KeptCrosswordMove, alphabet: Alphabet): FoundWord {
  const { word, row, column, across } = move;
  const tileAt = (place: number) =>
    move.placements.find((tile) =>
      across ? tile.column === column + place : tile.row === row + place,
    );
  const text = spelled(
    word,
    (place) => !tileAt(place),
    (place) => tileAt(place)?.blank === true,
  );
  const where = `${across ? 'across' : 'down'} from row ${row + 1}, column ${column + 1}`;
  const placements = move.placements.map((tile) => ({
    ...tile,
    letter: alphabet.characterOf(tile.letter),
  }));
  return { told: { ...move, placements }, line: `${text} ${where}` };
}
