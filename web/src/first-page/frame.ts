/** What an address leads to, as far as the address says. */
export interface Frame {
  /** The first word of the address: `table`, `settings`. */
  readonly screen: string;
  /** The id of a game, on screens that are about one. */
  readonly game: string | null;
}

const OF_A_GAME = ['new', 'table', 'rules', 'learn', 'workshop'];

export function frameOf(path: string): Frame {
  const [, screen = '', next = ''] = path.split('/');
  return { screen, game: OF_A_GAME.includes(screen) ? next : null };
}

/** The titles of screens that are not about one game: the keys of their texts. */
export const TITLES = {
  settings: 'settings.title',
  records: 'records.title',
  daily: 'daily.title',
  lobby: 'lobby.title',
  room: 'online.title',
  fair: 'fair-page.title',
  luck: 'luck.title',
  duel: 'duel.title',
} as const;

export function isTitled(screen: string): screen is keyof typeof TITLES {
  return Object.hasOwn(TITLES, screen);
}
