import { frameOf } from '../first-page/frame.ts';
import { later } from '../shell/later.tsx';

// Only the front page is loaded at once.
export const NewGame = later(() => import('./NewGame.tsx'));
export const TableScreen = later(() => import('./TableScreen.tsx'));
export const Replay = later(() => import('./Replay.tsx'));
export const Review = later(() => import('./Review.tsx'));
export const Rules = later(() => import('./Rules.tsx'));
export const Learn = later(() => import('./Learn.tsx'));
export const Fair = later(() => import('./Fair.tsx'));
export const SameLuck = later(() => import('./SameLuck.tsx'));
export const Duel = later(() => import('./Duel.tsx'));
export const Lobby = later(() => import('./Lobby.tsx'));
export const Room = later(() => import('./Room.tsx'));
export const OpenLink = later(() => import('./OpenLink.tsx'));
export const Records = later(() => import('./Records.tsx'));
export const Daily = later(() => import('./Daily.tsx'));
export const DailyPuzzle = later(() => import('./DailyPuzzle.tsx'));
export const Settings = later(() => import('./Settings.tsx'));
export const AdminPage = later(() => import('../admin/AdminPage.tsx'));
export const WorkshopScreen = later(() => import('./WorkshopScreen.tsx'));
export const Missing = later(() => import('./Missing.tsx'));

const BY_ADDRESS: Readonly<Record<string, { fetch(): Promise<unknown> }>> = {
  new: NewGame,
  table: TableScreen,
  replay: Replay,
  review: Review,
  rules: Rules,
  learn: Learn,
  fair: Fair,
  luck: SameLuck,
  duel: Duel,
  lobby: Lobby,
  room: Room,
  open: OpenLink,
  records: Records,
  daily: Daily,
  puzzle: DailyPuzzle,
  settings: Settings,
  admin: AdminPage,
  workshop: WorkshopScreen,
};

/** Fetches what an address shows. Whatever goes wrong is told by the screen itself, when it is there. */
export async function fetchScreen(path: string): Promise<void> {
  const { screen } = frameOf(path);
  if (!Object.hasOwn(BY_ADDRESS, screen)) return;
  await BY_ADDRESS[screen]?.fetch().catch(() => {});
}
