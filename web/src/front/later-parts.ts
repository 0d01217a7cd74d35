import { later } from '../shell/later.tsx';

// What a first visit has none of comes after the games.
export const Continue = later(() => import('./Continue.tsx'));
export const BackIssues = later(() => import('./BackIssues.tsx'));
export const Clippings = later(() => import('./Clippings.tsx'));

/** All of them: they come with what they show, or not at all. */
export const fetchLaterParts = () =>
  Promise.all([Continue, BackIssues, Clippings].map((part) => part.fetch()));
