/** Plays that many complete solo games of EXTRA!, every legal split equally likely; the sum of the scores. */
export type RandomGames = (count: number, seed: number) => number;
