/** Something was done: lists are read again, and it is said what, since it may be gone from them. */
export type OnDone = (told?: string) => void;
