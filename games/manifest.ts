import {
  type AnyGame,
  type BotLevel,
  type Game,
  type LoadBot,
  type LoadCoach,
  type Narrate,
  nearestLevel,
  type ReadTable,
  type Refusal,
  type Result,
  type Seat,
  USUAL_LEVELS,
} from '@late/kernel';
import type { Admits, EditionId, Lexicon, Lexicons, RackWordOrder } from '@late/lexicon';
import type {
  BoardProps,
  FrontPageProps,
  HighlightsOf,
  Language,
  Messages,
  OptionsFormProps,
  WorkshopProps,
} from '@late/ui';
import type { ComponentType } from 'react';
import type { AnyLessonModule, LessonModule } from './lesson.ts';

/** What the front page says of a game, above its name and below it. */
export interface FrontTexts {
  /** Kind, seats ({min}, {max}), duration. */
  readonly kicker: string;
  readonly line: string;
}

/** A small woodcut: dice in a row, or shapes on a square of 64, in the ink of the page. */
export type Picture = { readonly dice: readonly number[] } | { readonly shapes: readonly Shape[] };

export type Shape = { readonly solid?: true } & (
  | {
      readonly rect: readonly [x: number, y: number, width: number, height: number, round?: number];
    }
  | { readonly path: string }
);

/** A text of somebody's own, and what they call it. */
export interface Written {
  readonly name: string;
  readonly text: string;
}

export type PublicStep = 'none' | 'people' | 'everyone';

/** Who sits at a table: one person, several people, or bots among them. */
export type Party = 'alone' | 'people' | 'bots';

/** What whoever runs a table of the game must know, beside its rules. */
export interface Hosting<Options, View, Heading extends string = string> {
  /**
   * Whether the step that is due hides nothing, so that whoever holds the device may carry it out:
   * for the `people` whose turn it is, or for `everyone`, bots included (they cannot throw real dice).
   */
  publicStep(view: View): PublicStep;
  /**
   * Whether what the others may do just now hides nothing, so that they can do it at the device while
   * somebody else holds it.
   */
  publicMay?(view: View): boolean;
  /** Why these options will not do for people who are not in one place. */
  apart?(options: Options): Refusal | null;
  /** What whoever opened the table wrote themselves and all there read: for the house's word filter and its reports. */
  written?(options: Options): Written | null;
  /** The options of an earlier table for a new one: what has a newer edition is taken in its newest. */
  renewed?(options: Options): Options;
  /** The options as they must be where all sit at one device. */
  atOneDevice?(options: Options): Options;
  /**
   * What is set the first time for a reader of this language and for such a party, where that is not the
   * same for all; once the party becomes another one, it is set again.
   */
  usual?(language: Language, party: Party): Partial<Options>;
  /** With whom one plays the first time where that can be chosen; if it is not said, alone. */
  readonly firstCompany?: 'solo' | 'bots';
  /** The levels of bots at such a table, the weakest first, where there are others than the usual three. */
  levels?(options: Options): readonly BotLevel[];
  /**
   * Where nobody's decisions touch another's luck: how far the game has come, so that an earlier game of the same luck can
   * be shown beside this one up to there. It grows when what was decided is shown. Null where they do.
   */
  stage?(view: View): number | null;
  /** Under which heading a seat's score is kept; scores of different headings are not compared. */
  heading(options: Options, seat: Seat): Heading;
  /** What the heading wants to be told, if anything; scores under other terms are not compared either. */
  terms?(options: Options, seat: Seat): Readonly<Record<string, string | number>>;
}

/** The headings that a game's texts have a name for: the keys `<id>.heading.…`. */
export type HeadingOf<Known> = keyof Known extends infer Key
  ? Key extends `${string}.heading.${infer Heading}`
    ? Heading
    : never
  : never;

/** What a game's `bot/index.ts` offers. */
export interface BotModule<View, Move> {
  readonly loadBot: LoadBot<View, Move>;
  /** What would have been possible; asked by the game's own board. */
  readonly advise?: (question: never, readTable: ReadTable) => Promise<unknown>;
}

/** What a game's `coach/index.ts` offers. */
export interface CoachModule<View, Move> {
  readonly loadCoach: LoadCoach<View, Move>;
}

/** A position with one clearly best move, as `late puzzles` finds them. */
export interface Puzzle {
  /** The game up to the decision, as a recorded game. */
  readonly record: string;
  /** Who is to decide. */
  readonly seat: Seat;
  /** The best move, as records write it. */
  readonly best: string;
  /** By how much it beats the next best, in what the coach counts. */
  readonly margin: number;
  /** The weakest level of bots that finds it: 1 easy, 2 medium, 3 hard or none. */
  readonly grade: 1 | 2 | 3;
}

/** What a game's `board/index.ts` offers. */
export interface BoardModule<Options, View, Move> {
  readonly Board: ComponentType<BoardProps<View, Move>>;
  readonly OptionsForm: ComponentType<OptionsFormProps<Options>>;
  /** What is chosen first: which of several games or variants. */
  readonly VariantForm?: ComponentType<OptionsFormProps<Options>>;
}

/** What a game's `rulebook/pictures.tsx` offers: by the name that the rulebook calls it by, what the board shows. */
export interface PicturesModule {
  readonly pictures: Readonly<Record<string, ComponentType>>;
}

/** What a game's `front-page/index.ts` offers. */
export interface FrontPageModule<View, Event> {
  /** A finished game as a newspaper page. */
  readonly FrontPage: ComponentType<FrontPageProps<View, Event>>;
  /** What of it is kept with the records of whoever sat there. */
  readonly highlightsOf: HighlightsOf<View, Event>;
}

/** What a game's `workshop/index.ts` offers. */
export interface WorkshopModule {
  readonly Workshop: ComponentType<WorkshopProps>;
}

/** A game's own count over many finished games. */
export interface Figures<State> {
  /** Shown every position of a game, from the first to the last, where the last does not tell all. */
  follow?(state: State): void;
  add(state: State, result: Result): void;
  report(games: number): Readonly<Record<string, number | readonly number[]>>;
}

/** What the bots of each level make of tables of one kind: what a person's results are seen beside. */
export interface KindResults {
  /** As the scores of people are kept: by heading, terms and seats. */
  readonly heading: string;
  readonly terms: Readonly<Record<string, string | number>>;
  readonly seats: number;
  /** By level: from the lowest score to the highest, so that equal shares of all games lie between them. */
  readonly levels: Readonly<Partial<Record<BotLevel, readonly number[]>>>;
}

export interface LevelResults {
  /** What wrote it. */
  readonly command: string;
  readonly kinds: readonly KindResults[];
}

/** A word or a move, as the tools tell it. */
export interface FoundWord {
  /** For people. */
  readonly line: string;
  /** For programs. */
  readonly told: {
    readonly word: string;
    readonly score: number;
    readonly [more: string]: unknown;
  };
}

/** What the tools ask of a game of words. Both searches throw `PositionFault` on what they cannot read. */
export interface WordKit {
  /** Which words of the list count. */
  readonly admits: Admits;
  bestWords(lexicon: Lexicon, letters: string, most: number, order: RackWordOrder): FoundWord[];
  bestMoves(lexicon: Lexicon, position: string, most: number): FoundWord[];
}

/** What the tools need of a game, beside its rules and bots: simulations, searches. */
export interface Kit<State, View> {
  /** Who plays if nobody says otherwise. */
  readonly seats: readonly BotLevel[];
  /** Whether this view asks for a choice that a bot thinks about. */
  isDecision(view: View): boolean;
  /** Counts what is worth knowing about this game beyond its scores. */
  figures(seats: number): Figures<State>;
  readonly words?: WordKit;
  /** Options of the tables at which results are measured by level, where there is more than the usual one. */
  readonly variants?: readonly Readonly<Record<string, unknown>>[];
}

/**
 * All that the house knows of a game. What the front page shows is here; everything else is loaded
 * when it is needed, each part by whoever needs it: the server never loads a board.
 */
export interface TypedManifest<Id extends string, Options, State, Move, Event, View> {
  readonly id: Id;
  /** The same in every language. */
  readonly name: string;
  /** Grows with the rules' own: the version of the recorded games that these rules write. */
  readonly version: number;
  /** The rules' own too: earlier versions that they still replay. */
  readonly replays?: readonly number[];
  readonly seats: { readonly min: number; readonly max: number };
  readonly front: Readonly<Record<Language, FrontTexts>>;
  readonly picture: Picture;
  /** Whether it is played by the words of a list. */
  readonly needsLexicon: boolean;
  /** Whether its bots also `advise`. */
  readonly advises: boolean;
  /** Games of words are made with what finds the words of a table's edition. */
  rules(lexicons: () => Promise<Lexicons>): Promise<Game<Options, State, Move, Event, View>>;
  hosting(): Promise<Hosting<Options, View>>;
  bots(): Promise<BotModule<View, Move>>;
  /** Judges what players did. It runs on their own device or in a tool, never on the server. */
  coach?(): Promise<CoachModule<View, Move>>;
  /** Tables of which it says nothing; if it is not said, there are none. */
  leaves?(options: Options): boolean;
  /** First games that teach. */
  lessons?(): Promise<LessonModule<Options, Move>>;
  /** Positions to think about, in this language where it has words. Made by `late puzzles`. */
  puzzles?(language: Language): Promise<readonly Puzzle[]>;
  board(): Promise<BoardModule<Options, View, Move>>;
  /** What becomes of a finished game. */
  frontPage?(): Promise<FrontPageModule<View, Event>>;
  /** Where people write something of their own to play with: decks. Not every game has one. */
  workshop?(): Promise<WorkshopModule>;
  narrate(): Promise<Narrate<Event>>;
  texts(language: Language): Promise<Messages>;
  /**
   * The rules in our own words, as Markdown; a game of words tells them with the letters and words of an edition,
   * the reader's own if nothing is said. Only where Vite builds or tests.
   */
  rulebook(language: Language, edition?: EditionId): Promise<string>;
  /** What it has pictures of: `![words](board:name)` stands where one goes. */
  pictures?(): Promise<PicturesModule>;
  kit(): Promise<Kit<State, View>>;
  /** What `late levels` found out. */
  results?(): Promise<LevelResults>;
}

/** A manifest without the game's own types: its views only ever meet its own board and bots. */
export interface Manifest<Id extends string = string>
  extends Omit<
    TypedManifest<Id, unknown, unknown, unknown, unknown, unknown>,
    'rules' | 'hosting' | 'bots' | 'coach' | 'lessons'
  > {
  rules(lexicons: () => Promise<Lexicons>): Promise<AnyGame>;
  hosting(): Promise<Required<Hosting<unknown, unknown>>>;
  bots(): Promise<AnyBotModule>;
  coach?(): Promise<CoachModule<unknown, unknown>>;
  lessons?(): Promise<AnyLessonModule>;
}

export interface AnyBotModule {
  /** A level that the game does not have at such a table is met by the next weaker one. */
  readonly loadBot: LoadBot<unknown, unknown, BotLevel>;
  readonly advise?: (question: unknown, readTable: ReadTable) => Promise<unknown>;
}

const USUAL_HOSTING = {
  publicMay: () => false,
  apart: () => null,
  written: () => null,
  renewed: (options: unknown) => options,
  atOneDevice: (options: unknown) => options,
  usual: () => ({}),
  firstCompany: 'solo',
  levels: () => USUAL_LEVELS,
  stage: () => null,
  terms: () => ({}),
};

/** Checks that the parts of a game fit each other, then forgets its types: once, and nowhere else. */
export function manifest<Id extends string, Options, State, Move, Event, View>(
  typed: TypedManifest<Id, Options, State, Move, Event, View>,
): Manifest<Id> {
  const hosting = async () => ({ ...USUAL_HOSTING, ...(await typed.hosting()) });
  const bots = async (): Promise<AnyBotModule> => {
    const [module, { levels }] = await Promise.all([typed.bots(), hosting()]);
    const loadBot = module.loadBot as AnyBotModule['loadBot'];
    return {
      ...(module as object),
      loadBot: (level, options, readTable) =>
        loadBot(nearestLevel(levels(options as Options), level), options, readTable),
    };
  };
  return { ...typed, hosting, bots } as unknown as Manifest<Id>;
}
