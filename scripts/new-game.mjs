// npm run new-game <id>: copies the example game under a new name and puts it on the list. What comes
// out passes the tests; docs/add-a-game.md says how to go on.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { install, npm, orStop, root, run } from './setup.mjs';

const EXAMPLE = 'games/pig';
const LIST = 'games/index.ts';

const read = (path) => readFileSync(join(root, path), 'utf8');

function filesIn(folder) {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (name === 'node_modules') return [];
    return statSync(join(root, path)).isDirectory() ? filesIn(path) : [path];
  });
}

/** A sentence if there can be no game of this name. */
function whyNot(id) {
  if (!id) return 'Which name? For example: npm run new-game farkle';
  if (!/^[a-z]{3,20}$/.test(id)) {
    return `"${id}" will not do: a game's id is 3 to 20 small letters from a to z.`;
  }
  if (existsSync(join(root, 'games', id))) return `"${id}" is taken: games/${id} is there already.`;
  // The id becomes the name of a variable in every file.
  const code = [LIST, ...filesIn(EXAMPLE).filter((path) => /\.tsx?$/.test(path))].map(read);
  const words = ['class', 'default', 'delete', 'enum', 'package', 'static', 'super', 'with'];
  if (words.includes(id) || code.some((text) => new RegExp(`\\b${id}\\b`).test(text))) {
    return `"${id}" will not do: the code of a game uses this word for something else.`;
  }
  return null;
}

function renamed(text, id) {
  const name = id[0].toUpperCase() + id.slice(1);
  return text
    .replace(/(?<![A-Za-z])pig(?![A-Za-z])/g, id)
    .replace(/(?<![A-Za-z])Pig(?![A-Za-z])/g, name);
}

function copyExample(id) {
  for (const path of filesIn(EXAMPLE)) {
    const copy = join(root, 'games', id, path.slice(EXAMPLE.length));
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, renamed(read(path), id));
  }
}

function addToList(id) {
  const list = read(LIST)
    .replace(/^import /, `import ${id} from './${id}/index.ts';\nimport `)
    .replace(/(export const GAMES = \[[^\]]*?),?\s*\]/, `$1, ${id}]`);
  writeFileSync(join(root, LIST), list);
}

const id = process.argv[2];
const refusal = whyNot(id);
if (refusal) {
  console.error(refusal);
  process.exit(1);
}
install();
await orStop(() => {
  copyExample(id);
  addToList(id);
  run(npm, ['install', '--package-lock-only', '--silent']);
  run(process.execPath, ['scripts/texts.mjs']);
  // Names are in another order now, and lines of another length.
  run('npx', ['biome', 'check', '--write', `games/${id}`, LIST], { stdio: 'ignore' });
});
console.log(
  `games/${id} is a game and on the list. See it: npm run dev. Go on: docs/add-a-game.md`,
);
