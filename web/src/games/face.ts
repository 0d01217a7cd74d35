import type { GameId } from '@late/games';
import type { Hosting } from '@late/games/manifest';
import type { AnyGame, Narrate } from '@late/kernel';
import type { BoardProps, OptionsFormProps } from '@late/ui';
import type { ComponentType } from 'react';

/** What of a game can be on the screen before its rules are ready, which may wait for a list of words. */
export interface GameLook extends Required<Hosting<unknown, unknown>> {
  readonly id: GameId;
  readonly Board: ComponentType<BoardProps<unknown, unknown>>;
  readonly OptionsForm: ComponentType<OptionsFormProps<unknown>>;
  readonly VariantForm?: ComponentType<OptionsFormProps<unknown>>;
  readonly narrate: Narrate<unknown>;
  readonly advises: boolean;
}

/** A game as the shell puts it on the screen: everything of it but its bots and its texts. */
export interface GameFace extends GameLook {
  readonly game: AnyGame;
}
