import { conformance } from '@late/kernel/testing';
import { specimen } from './specimen.ts';

/** Each set plays so many games; the four exclusive and three hot ones make a good thousand. */
const GAMES = 128;

conformance(specimen, GAMES);
