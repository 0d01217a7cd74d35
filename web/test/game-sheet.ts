import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Rule, type Selector, type StyleRule, transform } from 'lightningcss';

/** Every style sheet in a folder, as paths. */
export function sheetsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css') && !name.includes('node_modules'))
    .map((name) => join(folder, name));
}

/** The class names that sheets give a look to. */
export function classesOf(paths: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const path of paths) {
    transform({
      filename: path,
      code: readFileSync(path),
      visitor: {
        Selector(selector) {
          for (const part of selector) if (part.type === 'class') found.add(part.name);
        },
      },
    });
  }
  return found;
}

/**
 * What in a game's sheet could reach beyond the game, a sentence each. `taken` are the class names
 * of the house, which surround a board and are in it.
 */
export function straysOf(game: string, css: string, taken: ReadonlySet<string>): string[] {
  const strays: string[] = [];
  const scope = `:where([data-game="${game}"])`;
  const inside = (rules: readonly Rule[]): void => {
    for (const rule of rules) {
      if (rule.type === 'style') {
        const { selectors, loc } = rule.value;
        if (!selectors.every((selector) => isOwn(selector, taken)))
          strays.push(
            `line ${loc.line + 1}: every selector must lead to a class of the game's own, one that no sheet of ui/ or web/ has`,
          );
        inside(nested(rule.value));
      } else if (rule.type === 'media' || rule.type === 'container' || rule.type === 'supports') {
        inside(rule.value.rules);
      } else strays.push(`@${rule.type}: does not stay inside of "${scope}"; do without it`);
    }
  };
  const top = (rule: Rule): void => {
    if (rule.type === 'import') return;
    if (rule.type === 'keyframes') {
      const name = rule.value.name.value;
      if (!name.startsWith(`${game}-`))
        strays.push(`@keyframes ${name}: such names are global; call it ${game}-${name}`);
    } else if (rule.type === 'style' && isScope(rule.value, game)) inside(nested(rule.value));
    else strays.push(`${placeOf(rule)}: put it inside of "${scope} { … }"`);
  };
  transform({
    filename: `${game}.css`,
    code: Buffer.from(css),
    visitor: {
      StyleSheet({ rules }) {
        for (const rule of rules) top(rule);
      },
    },
  });
  return strays;
}

const nested = ({ rules }: StyleRule): readonly Rule[] => rules ?? [];

const placeOf = (rule: Rule): string =>
  rule.type === 'style' ? `line ${rule.value.loc.line + 1}` : `@${rule.type}`;

function isScope({ selectors, declarations }: StyleRule, game: string): boolean {
  const [[where, ...more] = [], ...others] = selectors;
  const bare = !declarations?.declarations?.length && !declarations?.importantDeclarations?.length;
  if (where?.type !== 'pseudo-class' || where.kind !== 'where') return false;
  const [[root, ...further] = [], ...alternatives] = where.selectors;
  const isAlone = [more, others, further, alternatives].every((rest) => rest.length === 0);
  return (
    bare &&
    isAlone &&
    root?.type === 'attribute' &&
    root.name === 'data-game' &&
    root.operation?.operator === 'equal' &&
    root.operation.value === game
  );
}

/** From the scope downwards, and to something that is the game's. */
function isOwn(selector: Selector, taken: ReadonlySet<string>): boolean {
  const from = selector.findIndex(({ type }) => type === 'nesting');
  const step = selector[from + 1];
  if (from === -1 || step?.type !== 'combinator') return false;
  if (step.value !== 'descendant' && step.value !== 'child') return false;
  return selector.slice(from + 2).some((part) => namesOwn(part, taken));
}

function namesOwn(part: Selector[number], taken: ReadonlySet<string>): boolean {
  if (part.type === 'class') return !taken.has(part.name);
  const eachOf = part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where');
  return eachOf && part.selectors.every((one) => one.some((inner) => namesOwn(inner, taken)));
}
