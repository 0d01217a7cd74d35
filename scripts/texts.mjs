// npm run texts: writes the types of all texts. Beside every locales/en.json stands a texts.gen.ts with
// its keys, what goes into each sentence, and the paragraphs of the rulebook. With --check, nothing is
// written: it ends with an error if one of the files is not what it would write.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { homes, root } from './text-homes.mjs';

const forms = (message) => (typeof message === 'string' ? [message] : Object.values(message));

/** One key's line: what its sentence wants. A count that any language has plural forms of is a number. */
function typeOf(key, languages) {
  const messages = languages.map((texts) => texts[key] ?? '');
  const isCounted = messages.some((message) => typeof message !== 'string');
  const placeholders = messages
    .slice(0, 1)
    .flatMap(forms)
    .flatMap((form) => [...form.matchAll(/\{(@?)(\w+)\}/g)]);
  const wanted = new Map(
    placeholders.map(([, named, name]) => [name, named ? 'Name' : 'string | number']),
  );
  if (isCounted) wanted.set('count', 'number');
  const params = [...wanted].sort().map(([name, type]) => `${name}: ${type}`);
  return `  '${key}': ${params.length ? `{ ${params.join('; ')} }` : 'Plain'};\n`;
}

const NAME = `
/** A text that stands by itself, and so can be put into another. */
type Name = { [Key in keyof Texts]: keyof Texts[Key] extends never ? Key : never }[keyof Texts];
`;

function typesOf(home) {
  const read = (file) => readFileSync(join(root, home, file), 'utf8');
  const files = readdirSync(join(root, home, 'locales')).filter((file) =>
    /^[a-z]{2}\.json$/.test(file),
  );
  const [english, ...others] = ['en.json', ...files.filter((file) => file !== 'en.json')].map(
    (file) => JSON.parse(read(`locales/${file}`)),
  );
  const lines = Object.keys(english).map((key) => typeOf(key, [english, ...others]));
  const anchors = existsSync(join(root, home, 'rulebook/en.md'))
    ? [...read('rulebook/en.md').matchAll(/^## .* \{#([a-z-]+)\}$/gm)].map(([, anchor]) => anchor)
    : null;
  return [
    '// Written by `npm run texts`; do not change it by hand.\n\n',
    'type Plain = Record<never, never>;\n',
    lines.some((line) => line.includes(': Name')) ? NAME : '',
    '\n/** Every key, with what goes into its sentence. */\n',
    `export type Texts = {\n${lines.join('')}};\n`,
    anchors && '\n/** The paragraphs of the rulebook. */\n',
    anchors && `export type Anchor =${anchors.map((anchor) => `\n  | '${anchor}'`).join('')};\n`,
  ].join('');
}

const stale = homes
  .map((home) => ({ file: `${home}/locales/texts.gen.ts`, types: typesOf(home) }))
  .filter(({ file, types }) => {
    const path = join(root, file);
    return !existsSync(path) || readFileSync(path, 'utf8') !== types;
  });
if (process.argv.includes('--check')) {
  for (const { file } of stale) {
    console.error(
      `${file} does not fit the texts beside it: run \`npm run texts\`, and commit it.`,
    );
  }
  process.exitCode = stale.length ? 1 : 0;
} else {
  for (const { file, types } of stale) {
    writeFileSync(join(root, file), types);
    console.log(`wrote ${file}`);
  }
}
