import { pick } from '@late/kernel';
import { readSettings, SettingsFault } from '../../src/settings.ts';
import type { Target } from '../target.ts';

const VALUES = ['', '0', '1', '-1', '1.5', '1e3', '65536', '9'.repeat(30), 'NaN', ' 7 ', '0x10'];
const WORDS = [
  'hard',
  'info',
  'https://games.example',
  'javascript:1',
  'http://[',
  '__proto__',
  '\0',
];

/** The settings of an operator: each is taken, or refused by its name. */
export const settings: Target = (() => {
  const known = new Set<string>();
  // Which there are is found out by asking for them.
  readSettings(
    new Proxy({}, { get: (_, name) => void (typeof name === 'string' && known.add(name)) }),
  );
  const names = [...known];
  return {
    name: 'settings',
    attempt(chance) {
      const env: Record<string, string> = {};
      for (let left = 1 + chance.below(3); left > 0; left--) {
        env[pick(chance, names)] = pick(chance, chance.below(2) ? VALUES : WORDS);
      }
      try {
        readSettings(env);
        return true;
      } catch (error) {
        if (error instanceof SettingsFault) return false;
        throw error;
      }
    },
  };
})();
