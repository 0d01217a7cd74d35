import type { TypeStyle } from './mark.ts';

// What a printed page is made of. Paper stays paper at night: it is a picture of a thing.
export const INK = '#1d1a16';
export const GREY = '#cfc8b8';
export const RED = '#b0121c';
export const WASH = '#ece5d5';
export const PAPER = '#fffdf7';

export const SERIF: TypeStyle = { font: 'body', weight: 500, size: 19 };
export const BLACK: TypeStyle = { font: 'headline', weight: 900, size: 112 };
