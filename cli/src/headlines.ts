import { ALL_TILES, DECK_NAMES, type Deck, fieldOf, headline, printed } from '@late/fakty/decks';
import { type Chance, pick, seededChance } from '@late/kernel';
import { readArguments, wholeNumber } from './arguments.ts';
import { type Command, UsageFailure } from './command.ts';

const MOST = 100_000;

export const headlines: Command = {
  usage: 'late headlines <deck> [--n 200] [--seed 1] [--json]',
  summary: 'Prints random legal headlines of a deck of Extra Fakty, to be read by its author.',
  async run(args) {
    const { values, positionals } = readArguments(
      args,
      {
        n: { type: 'string', default: '200' },
        seed: { type: 'string', default: '1' },
        json: { type: 'boolean', default: false },
      },
      ['the deck'],
    );
    const deck = deckNamed(positionals[0] as string);
    const count = wholeNumber('--n', values.n, 1, MOST);
    const chance = seededChance(wholeNumber('--seed', values.seed, 0, Number.MAX_SAFE_INTEGER));
    const printed = Array.from({ length: count }, () => anyHeadline(deck, chance));
    console.log(values.json ? JSON.stringify(printed) : printed.join('\n'));
    return true;
  },
};

function deckNamed(name: string): Deck {
  const known = DECK_NAMES.find((deck) => deck === name);
  if (known) return printed(known);
  throw new UsageFailure(`there is no deck "${name}"; the decks are: ${DECK_NAMES.join(', ')}`);
}

/** A predicate, then any subject and object that fit it. */
function anyHeadline(deck: Deck, chance: Chance): string {
  const colour = (field: number) => ALL_TILES.filter((tile) => fieldOf(tile) === field);
  const predicate = pick(chance, colour(1));
  const fitting = (field: number) => colour(field).filter((tile) => deck.fits(tile, predicate));
  return headline(deck, [pick(chance, fitting(0)), predicate, pick(chance, fitting(2))]);
}
