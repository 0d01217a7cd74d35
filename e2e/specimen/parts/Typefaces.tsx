import { tokensWhere } from '../tokens.ts';

const FACES = ['--headline', '--body', '--control'];

export function Typefaces() {
  return (
    <>
      {tokensWhere(({ name }) => FACES.includes(name)).map(({ name }) => (
        <p key={name} className="specimen__face" style={{ fontFamily: `var(${name})` }}>
          Zażółć gęślą jaźń, Straßenfest, œuvre 0123456789 <code>{name}</code>
        </p>
      ))}
      {tokensWhere(({ name }) => name.startsWith('--type-')).map(({ name, value }) => (
        <p key={name} className="specimen__size" style={{ fontSize: `var(${name})` }}>
          <span>Late Edition</span>
          <code>
            {name} {value}
          </code>
        </p>
      ))}
      <h3>A heading of the third rank, which breaks into lines of one length</h3>
      <p>
        Running text has <strong>strong words</strong>, <em>stressed words</em> and{' '}
        <a href="#type">links to other places</a>.
      </p>
    </>
  );
}
