import type { BoardProps } from '@late/ui';

/** What a board is given where nothing can be done: it only shows. */
export const ONLY_SHOWN = {
  acting: [],
  draft: null,
  onDraft: () => {},
  onMove: () => {},
  busy: false,
  refusal: null,
  onRule: () => {},
} satisfies Partial<BoardProps<unknown, unknown>>;
