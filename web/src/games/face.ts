import type { AnyGame, Game, Narrate, Refusal } from '@late/kernel';
import type { BoardProps, Language, OptionsFormProps } from '@late/ui';
import type { ComponentType } from 'react';

export type PublicStep = 'none' | 'people' | 'everyone';

/** What the shell needs of a game to put it on the screen. */
export interface GameFace {
  readonly game: AnyGame;
  readonly Board: ComponentType<BoardProps<unknown, unknown>>;
  readonly OptionsForm: ComponentType<OptionsFormProps<unknown>>;
  /** What is chosen first: which of several games or variants. */
  readonly VariantForm?: ComponentType<OptionsFormProps<unknown>>;
  readonly narrate: Narrate<unknown>;
  /**
   * Whether the step that is due hides nothing, so that whoever holds the device may carry it out:
   * for the `people` whose turn it is, or for `everyone`, bots included (they cannot throw real dice).
   */
  readonly publicStep: (view: unknown) => PublicStep;
  /**
   * Whether what the others may do just now hides nothing, so that they can do it at the device while
   * somebody else holds it.
   */
  readonly publicMay: (view: unknown) => boolean;
  /** Under which heading a score is kept; games of different headings are not compared. */
  readonly heading: (options: unknown) => string;
  /** Why these options will not do for people who are not in one place. */
  readonly apart: (options: unknown) => Refusal | null;
  /** The options as they must be where all sit at one device. */
  readonly atOneDevice: (options: unknown) => unknown;
  /** What is set the first time for a reader of this language, where that is not the same for all. */
  readonly usual: (language: Language) => unknown;
  /** Whether the game's bots export `advise`. */
  readonly advises?: true;
}

interface TypedFace<O, S, M, E, V> {
  readonly game: Game<O, S, M, E, V>;
  readonly Board: ComponentType<BoardProps<V, M>>;
  readonly OptionsForm: ComponentType<OptionsFormProps<O>>;
  readonly VariantForm?: ComponentType<OptionsFormProps<O>>;
  readonly narrate: Narrate<E>;
  readonly publicStep: (view: V) => PublicStep;
  readonly publicMay?: (view: V) => boolean;
  readonly heading: (options: O) => string;
  readonly apart: (options: O) => Refusal | null;
  readonly atOneDevice?: (options: O) => O;
  readonly usual?: (language: Language) => Partial<O>;
  readonly advises?: true;
}

/** Forgets a game's types where games are handled alike: its views only ever meet its own board. */
export function face<O, S, M, E, V>(typed: TypedFace<O, S, M, E, V>): GameFace {
  const usual = {
    publicMay: () => false,
    atOneDevice: (options: O) => options,
    usual: () => ({}),
  };
  return { ...usual, ...typed } as unknown as GameFace;
}
