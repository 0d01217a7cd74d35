import { type GameId, manifestOf } from '@late/games';
import { type BotLevel, nearestLevel, parse } from '@late/kernel';
import { editionAsked } from '@late/lexicon/names';
import { useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { useFace } from '../games/GameProvider.tsx';
import { loadWords } from '../games/load-face.ts';
import { useServerState } from '../remote/server-state.ts';
import { useSettings } from '../settings/SettingsContext.tsx';
import {
  type Company,
  type LastTime,
  readLastTime,
  withoutList,
  writeLastTime,
} from '../shell/last-time.ts';
import { partyOf } from './party-of.ts';

export interface Setup extends LastTime {
  readonly company: Company;
  /** How many can play, as the options are. */
  readonly min: number;
  readonly max: number;
  /** The companies that can be chosen. */
  readonly offered: readonly Company[];
  /** Of the bots at such a table. */
  readonly levels: readonly BotLevel[];
  readonly change: (changes: Partial<LastTime>) => void;
  /** The options, once the words that they ask for are here. Rejects where they cannot be fetched. */
  readonly withWords: () => Promise<unknown>;
}

/** How the next game is set up: as it was chosen last or those have it who play on, as far as that is on offer, until it is changed. */
export function useSetup(id: GameId, after: Partial<LastTime> = {}): Setup {
  const face = useFace();
  const { settings } = useSettings();
  const server = useServerState();
  const isAskedOnline = new URLSearchParams(useSearch()).has('online');

  const offeredBy = (options: unknown): readonly Company[] => [
    ...(face.game.seats(options).min > 1 ? [] : (['solo'] as const)),
    'bots',
    'device',
    ...(server === 'none' ? [] : (['online'] as const)),
  ];
  const companyOf = ({ company, options }: LastTime): Company => {
    const offered = offeredBy(options);
    if (company && offered.includes(company)) return company;
    return offered.includes('solo') ? face.firstCompany : 'bots';
  };
  const partyAt = (time: LastTime) =>
    partyOf(companyOf(time), time, face.game.seats(time.options).max);
  const usualAt = (time: LastTime): Readonly<Record<string, unknown>> =>
    face.usual(settings.language, partyAt(time));
  const withOptions = (time: LastTime, usual: object): LastTime => {
    const parsed = parse(face.game.options, { ...(time.options as object), ...usual });
    return parsed.ok ? { ...time, options: parsed.value } : time;
  };
  /** A table names the newest list of its edition, which is known when its words are here. */
  const listed = (options: unknown): unknown => {
    if (!manifestOf(id)?.needsLexicon) return options;
    const parsed = parse(face.game.options, withoutList(options));
    return parsed.ok ? parsed.value : options;
  };
  const begin = (time: LastTime) => withOptions(time, usualAt(time));
  /** What is usual for another party and was not for this one is set anew; the rest stays as it was chosen. */
  const changed = (before: LastTime, changes: Partial<LastTime>): LastTime => {
    const after = { ...before, ...changes };
    if (partyAt(after) === partyAt(before)) return after;
    const known = usualAt(before);
    const other = Object.entries(usualAt(after)).filter(([key, value]) => known[key] !== value);
    return withOptions(after, Object.fromEntries(other));
  };

  const [wanted, setWanted] = useState<LastTime>(() => {
    const last = readLastTime(id);
    const kept = parse(face.game.options, last.options);
    const plain = parse(face.game.options, {});
    const begun = kept.ok
      ? { ...last, options: face.renewed(kept.value) }
      : begin({ ...last, options: plain.ok ? plain.value : {} });
    return changed(begun, { ...(isAskedOnline && { company: 'online' }), ...after });
  });
  const begun = useRef(wanted);
  useEffect(() => {
    if (wanted !== begun.current) writeLastTime(id, wanted);
  }, [id, wanted]);
  const edition = editionAsked(wanted.options);
  const [, setArrived] = useState(edition);
  useEffect(() => {
    // Without them nothing is amiss before somebody begins a game.
    loadWords(id, { edition }).then(
      () => setArrived(edition),
      () => {},
    );
  }, [id, edition]);
  const { min, max } = face.game.seats(wanted.options);
  const levels = face.levels(wanted.options);
  return {
    ...wanted,
    options: listed(wanted.options),
    company: companyOf(wanted),
    bots: Math.min(wanted.bots, max - 1),
    level: nearestLevel(levels, wanted.level),
    levels,
    people: wanted.people.slice(0, max),
    alongside: Math.min(wanted.alongside, Math.max(0, max - wanted.people.length)),
    min,
    max,
    offered: offeredBy(wanted.options),
    change: (changes) => setWanted((before) => changed(before, changes)),
    withWords: async () => {
      await loadWords(id, { edition });
      return listed(wanted.options);
    },
  };
}
