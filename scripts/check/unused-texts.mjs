// Says which texts nothing in the program says. A key is said where an expression is that key: a string,
// or a template whose type, as the compiler knows it, has that key among its values.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { homes, root } from '../text-homes.mjs';

const keys = homes.flatMap((home) =>
  Object.keys(JSON.parse(readFileSync(join(root, home, 'locales/en.json'), 'utf8'))),
);

const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(
  join(root, 'tsconfig.json'),
  {},
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic: console.error },
);
const isProgram = (file) =>
  /^(kernel|lexicon|table|games|examples|protocol|server|ui|web)\//.test(file) &&
  !/(^|\/)(test|testing|crash)\/|\.gen\.ts$/.test(file);
const program = ts.createProgram(
  fileNames.filter((file) => isProgram(relative(root, file))),
  options,
);
const checker = program.getTypeChecker();

/** Most templates are no keys, and asking the compiler for their types takes its time. */
const mayBeKey = (start) => start.includes('.') && keys.some((key) => key.startsWith(start));

const said = new Set();
/** Templates that are said whatever stands in their gaps: of a game among games, or from the wire. */
const patterns = [];

function collect(type, isSaidAnyway) {
  if (type.isUnion()) for (const each of type.types) collect(each, isSaidAnyway);
  else if (type.isStringLiteral()) said.add(type.value);
  else if (isSaidAnyway && type.flags & ts.TypeFlags.TemplateLiteral) patterns.push(type.texts);
}

function visit(node) {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
  if (ts.isStringLiteralLike(node) && node.parent.name !== node) said.add(node.text);
  if (ts.isTemplateExpression(node) && mayBeKey(node.head.text)) {
    collect(checker.getTypeAtLocation(node), false);
  }
  if (ts.isCallExpression(node) && node.expression.getText() === 'sayAny' && node.arguments[1]) {
    collect(checker.getTypeAtLocation(node.arguments[1]), true);
  }
  ts.forEachChild(node, visit);
}
for (const file of program.getSourceFiles()) {
  if (isProgram(relative(root, file.fileName))) visit(file);
}

/** Whether the key has these texts in this order, with something between them. */
function fits(key, [first, ...texts]) {
  if (!key.startsWith(first)) return false;
  const last = texts.pop();
  let at = first.length;
  for (const text of texts) {
    const next = key.indexOf(text, at + 1);
    if (next < 0) return false;
    at = next + text.length;
  }
  return key.endsWith(last) && key.length - last.length > at;
}

const unused = keys.filter(
  (key) => !said.has(key) && !patterns.some((pattern) => fits(key, pattern)),
);
for (const key of unused) console.error(`Nothing says ${key}: take it out of the locales.`);
process.exitCode = unused.length ? 1 : 0;
