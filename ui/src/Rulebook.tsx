import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';

interface Props {
  readonly text: string;
  readonly at?: string | undefined;
  /** By name, what pictures show; where there is none, its paragraph does without. */
  readonly pictures?: Readonly<Record<string, ComponentType>> | undefined;
}

/** Shows a rulebook written in the small Markdown that games use, opened at a paragraph. */
export function Rulebook({ text, at, pictures = {} }: Props) {
  const ref = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other paragraphs to scroll to
  useEffect(() => {
    if (!at) return;
    const heading = ref.current?.querySelector<HTMLElement>(`#rule-${CSS.escape(at)}`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, [at, text]);
  return (
    <article ref={ref} className="rulebook">
      {blocks(text).map((block, index) => (
        <Block key={index} lines={block} marked={at} pictures={pictures} />
      ))}
    </article>
  );
}

function blocks(text: string): string[][] {
  const paragraphs = text.trim().split(/\n\s*\n/);
  return paragraphs.map((paragraph) => paragraph.split('\n'));
}

function Block({
  lines,
  marked,
  pictures,
}: { lines: readonly string[]; marked: string | undefined } & Required<Pick<Props, 'pictures'>>) {
  const [first = ''] = lines;
  const [picture, words = '', name = ''] = /^!\[(.*)\]\(board:([a-z-]+)\)$/.exec(first) ?? [];
  if (picture) return <Figure words={words} Picture={pictures?.[name]} />;
  const heading = /^## (.*) \{#([a-z-]+)\}$/.exec(first);
  if (heading) {
    const [, title = '', anchor = ''] = heading;
    const look = anchor === marked ? 'rulebook__marked' : undefined;
    return (
      <h3 id={`rule-${anchor}`} tabIndex={-1} className={look}>
        {title}
      </h3>
    );
  }
  if (first.startsWith('# ')) return <h2>{first.slice(2)}</h2>;
  if (first.startsWith('|')) return <Table rows={lines} />;
  if (first.startsWith('- ')) {
    return (
      <ul>
        {items(lines).map((item) => (
          <li key={item}>{inline(item)}</li>
        ))}
      </ul>
    );
  }
  return <p>{inline(lines.join(' '))}</p>;
}

/** A board as it lies at some moment: to be looked at, never touched. Its words say all that it shows. */
function Figure({ words, Picture }: { words: string; Picture: ComponentType | undefined }) {
  if (!Picture) return null;
  return (
    <figure className="rulebook__figure">
      <div className="rulebook__picture" inert aria-hidden="true">
        <Picture />
      </div>
      <figcaption>{inline(words)}</figcaption>
    </figure>
  );
}

/** A list item may go on in the next line. */
function items(lines: readonly string[]): string[] {
  const found: string[] = [];
  for (const line of lines) {
    if (line.startsWith('- ')) found.push(line.slice(2));
    else found.push(`${found.pop() ?? ''} ${line.trim()}`);
  }
  return found;
}

function Table({ rows }: { rows: readonly string[] }) {
  const cells = rows
    .filter((row) => !/^[|:\s-]+$/.test(row))
    .map((row) => row.replace(/^\||\|$/g, '').split('|'));
  const [head = [], ...body] = cells;
  return (
    // Focusable, because a narrow screen must be able to scroll it by keyboard. A group and not a
    // landmark: a rulebook has many tables, and landmarks must be few and told apart.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <div className="rulebook__table" role="group" tabIndex={0} aria-label={head[0]?.trim()}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {inline(cell.trim())}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, column) => {
                const Cell = column === 0 ? 'th' : 'td';
                return (
                  <Cell key={column} scope={column === 0 ? 'row' : undefined}>
                    {inline(cell.trim())}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function inline(text: string): ReactNode[] {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/).map((part) => {
    if (part.startsWith('**')) return <strong key={part}>{part.slice(2, -2)}</strong>;
    if (part.startsWith('*')) return <em key={part}>{part.slice(1, -1)}</em>;
    return part;
  });
}
