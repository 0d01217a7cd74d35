import type { Hosting } from '@late/games/manifest';
import type { AnyGame, Narrate } from '@late/kernel';
import type { BoardProps, OptionsFormProps } from '@late/ui';
import type { ComponentType } from 'react';

/** A game as the shell puts it on the screen: everything of it but its bots and its texts. */
export interface GameFace extends Required<Hosting<unknown, unknown>> {
  readonly game: AnyGame;
  readonly Board: ComponentType<BoardProps<unknown, unknown>>;
  readonly OptionsForm: ComponentType<OptionsFormProps<unknown>>;
  readonly VariantForm?: ComponentType<OptionsFormProps<unknown>>;
  readonly narrate: Narrate<unknown>;
  readonly advises: boolean;
}
