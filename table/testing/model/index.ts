export { DAY, House, type Link, MINUTE } from './house.ts';
export { type Played, realGames } from './played.ts';
export { NAMES, Requests } from './requests.ts';
export { Broken, Witness } from './witness.ts';
