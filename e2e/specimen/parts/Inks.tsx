import { isInk, tokensWhere } from '../tokens.ts';

export function Inks() {
  return (
    <ul className="specimen__inks">
      {tokensWhere(isInk).map(({ name, value }) => (
        <li key={name}>
          <span className="specimen__ink" style={{ background: `var(${name})` }} />
          <code>{name}</code> <code>{value}</code>
        </li>
      ))}
    </ul>
  );
}
