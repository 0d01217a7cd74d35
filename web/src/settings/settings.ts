import { LANGUAGES, preferredLanguage } from '@late/ui';
import * as v from 'valibot';
import { keep } from '../store/keep.ts';
import type { Look } from './look.ts';

const settingsSchema = v.object({
  language: v.fallback(v.optional(v.picklist(LANGUAGES)), undefined),
  theme: v.fallback(v.picklist(['system', 'paper', 'night']), 'system'),
  type: v.fallback(v.picklist(['normal', 'large']), 'normal'),
  hand: v.fallback(v.picklist(['right', 'left']), 'right'),
  name: v.fallback(v.pipe(v.string(), v.maxLength(24)), ''),
  /** "Your turn" outside of the page. */
  notify: v.fallback(v.boolean(), false),
  /** The coach asks once more before a large error, where it may speak. */
  secondLook: v.fallback(v.boolean(), false),
});

export interface Settings extends Look {
  readonly name: string;
  readonly notify: boolean;
  readonly secondLook: boolean;
}

/** Of somebody who never chose anything; the language is the browser's then. */
export const DEFAULTS: Settings = { ...v.parse(settingsSchema, {}), language: 'en' };

const KEY = 'settings';

/** Whatever is damaged or missing in the stored settings falls back to its default, one by one. */
export function readSettings(): Settings {
  let stored: unknown = {};
  try {
    stored = JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    // Not JSON: as good as nothing.
  }
  const usable = typeof stored === 'object' && stored !== null ? stored : {};
  const { language, ...rest } = v.parse(settingsSchema, usable);
  return { language: language ?? preferredLanguage(navigator.languages), ...rest };
}

export function writeSettings(settings: Settings): void {
  keep(KEY, JSON.stringify(settings));
}
