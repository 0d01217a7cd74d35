import { dirname, resolve } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * A path as it was meant where the command was given. npm runs scripts in the folder of their package,
 * and keeps the other one in INIT_CWD; whatever such a script starts elsewhere is a command of its own.
 */
export function givenPath(path: string, env: Environment = process.env): string {
  const { INIT_CWD: given, npm_package_json: moved } = env;
  const here = process.cwd();
  return resolve(given && moved && dirname(moved) === here ? given : here, path);
}
