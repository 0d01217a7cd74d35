import { isInk, tokensWhere } from '../tokens.ts';

const isSpace = (name: string) => name.startsWith('--space-');
const isTypeface = (name: string) => /^--(type-|headline|body|control)/.test(name);

export function Spaces() {
  return (
    <>
      <ul className="specimen__spaces">
        {tokensWhere(({ name }) => isSpace(name)).map(({ name, value }) => (
          <li key={name}>
            <code>
              {name} {value}
            </code>
            <span className="specimen__space" style={{ width: `var(${name})` }} />
          </li>
        ))}
      </ul>
      <ul className="specimen__spaces">
        {tokensWhere(
          (token) => !isInk(token) && !isSpace(token.name) && !isTypeface(token.name),
        ).map(({ name, value }) => (
          <li key={name}>
            <code>
              {name} {value}
            </code>
          </li>
        ))}
      </ul>
      <div className="specimen__sheet">A sheet: corner, hairline and shadow</div>
    </>
  );
}
