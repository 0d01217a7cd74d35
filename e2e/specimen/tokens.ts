/** A custom property of the kit, as the sheets set it for this page. */
export interface Token {
  readonly name: string;
  readonly value: string;
}

/** Read from the sheets themselves, so that none is forgotten. */
function tokens(): Token[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const roots = rules.filter(
    (rule) => rule instanceof CSSStyleRule && rule.selectorText === ':root',
  );
  const names = roots.flatMap((rule) => [...(rule as CSSStyleRule).style]);
  const style = getComputedStyle(document.documentElement);
  return (
    [...new Set(names)]
      // The build's own way to write `color-scheme` for older browsers is nobody's token.
      .filter((name) => name.startsWith('--') && !name.startsWith('--lightningcss'))
      .map((name) => ({ name, value: style.getPropertyValue(name) }))
  );
}

export const isInk = ({ value }: Token): boolean => CSS.supports('color', value);

export function tokensWhere(wanted: (token: Token) => boolean): Token[] {
  return tokens().filter(wanted);
}
