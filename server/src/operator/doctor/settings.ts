import { readBarredWords } from '../../barred-words.ts';
import { readSettings, type Settings, SettingsFault } from '../../settings.ts';
import { type Finding, fail, ok, warn } from './finding.ts';
import { settingNames, similarSetting } from './setting-names.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface SettingsSeen {
  /** What holds, with the defaults in the place of what cannot be read. */
  readonly settings: Settings;
  readonly findings: readonly Finding[];
}

export function lookAtSettings(env: Environment): SettingsSeen {
  const { settings, faults } = allFaults(env);
  const findings = [
    ...faults.map((fault) => fail(`${fault}.`, 'Set it right, or leave it out for the default.')),
    ...misspelt(env),
    ...atOdds(settings),
    ...barredWords(settings),
  ];
  const names = settingNames().filter((name) => env[name]);
  const said = `${names.length} of ${settingNames().length} settings are set, and understood.`;
  return { settings, findings: findings.length > 0 ? findings : [ok(said)] };
}

/** The server tells one fault and ends; here each is told, and then left out. A fault begins with the name. */
function allFaults(env: Environment) {
  const left: Record<string, string | undefined> = { ...env };
  const faults: string[] = [];
  for (;;) {
    try {
      return { settings: readSettings(left), faults };
    } catch (error) {
      if (!(error instanceof SettingsFault)) throw error;
      const name = error.message.split(' ')[0] ?? '';
      if (left[name] === undefined) throw error;
      faults.push(error.message);
      delete left[name];
    }
  }
}

function misspelt(env: Environment): Finding[] {
  return Object.keys(env).flatMap((name) => {
    const meant = similarSetting(name);
    if (!meant) return [];
    return [warn(`${name} is no setting.`, `If ${meant} is meant, write that.`)];
  });
}

/** What is understood one by one, and yet cannot be meant. */
function atOdds(settings: Settings): Finding[] {
  const { publicUrl, proxies, operatorToken, operatorPort, host, redisUrl, databaseUrl } = settings;
  const findings: Finding[] = [];
  const isOpen = !isLocalHost(host);
  if (publicUrl?.startsWith('http://') && !isLocalHost(new URL(publicUrl).hostname))
    findings.push(
      warn(
        'PUBLIC_URL is without https: what people send, their tokens too, can be read on the way.',
        'Put a proxy with a certificate in front, and set PUBLIC_URL to its https address.',
      ),
    );
  if (proxies > 0 && publicUrl === null)
    findings.push(
      warn(
        'PROXIES is set and PUBLIC_URL is not: whether a page is ours is told by the Host header, which the proxy must pass on.',
        'Set PUBLIC_URL to where people reach the server.',
      ),
    );
  if (publicUrl?.startsWith('https://') && proxies === 0)
    findings.push(
      warn(
        'PUBLIC_URL is https and PROXIES is 0: the server speaks no https itself, so a proxy stands in front, and all people count as one address.',
        'Set PROXIES to the number of proxies.',
      ),
    );
  if (operatorToken !== null && isWeak(operatorToken))
    findings.push(
      warn(
        'OPERATOR_TOKEN is easy to guess.',
        'Make another: openssl rand -base64 32. Handles of tables change with it.',
      ),
    );
  if (operatorToken !== null && operatorPort === null && isOpen && proxies === 0)
    findings.push(
      warn(
        'OPERATOR_TOKEN is asked for on a port that is open to others, without https in front.',
        'Set OPERATOR_PORT, or put a proxy with https in front.',
      ),
    );
  if (operatorPort !== null && operatorToken === null && !isLocalHost(settings.operatorHost))
    findings.push(
      warn(
        'OPERATOR_HOST is open to others and there is no OPERATOR_TOKEN: whoever reaches it reads the metrics.',
        'Set OPERATOR_TOKEN, or leave OPERATOR_HOST out.',
      ),
    );
  if (operatorPort !== null && operatorPort !== 0 && operatorPort === settings.port)
    findings.push(fail('PORT and OPERATOR_PORT are the same.', 'Set another OPERATOR_PORT.'));
  if (redisUrl !== null && databaseUrl === null)
    findings.push(
      fail(
        'REDIS_URL is for many processes, and those need DATABASE_URL: on SQLite there is one.',
        'Set DATABASE_URL, or leave REDIS_URL out.',
      ),
    );
  if (isOpen && proxies === 0 && publicUrl === null)
    findings.push(
      warn(
        'HOST is open to others, without PUBLIC_URL: people come without https.',
        'On the internet put a proxy with https in front. In a network of your own this is fine.',
      ),
    );
  return findings;
}

function barredWords({ barredWordsFile }: Settings): Finding[] {
  if (barredWordsFile === null) return [];
  try {
    const lines = readBarredWords(barredWordsFile).filter((line) => line.trim() !== '');
    if (lines.length > 0) return [];
    return [warn('BARRED_WORDS_FILE has no words.', 'Write some, or leave the setting out.')];
  } catch (error) {
    if (!(error instanceof SettingsFault)) throw error;
    return [fail(`${error.message}.`, 'Check its path, its rights and its size.')];
  }
}

/** Few different signs, or words that everybody tries first. */
function isWeak(token: string): boolean {
  return new Set(token).size < 10 || /password|operator|secret|change.?me|12345|token/i.test(token);
}

export function isLocalHost(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);
}
