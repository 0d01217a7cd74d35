import { Rulebook } from '@late/ui';

const TEXT = `# A short rulebook

The first paragraph says **what matters**, and *how it is meant*.

## The fifth die {#fifth}

- Write the fifth die down.
- Nobody has more than three numbers there, and this item is long enough to show how the second
line of it stands.

## What it is worth {#worth}

| sum | first | each |
|---|---|---|
| 2, 12 | −200 | 100 |
| 7 | −200 | 30 |
`;

export function Rules() {
  return <Rulebook text={TEXT} />;
}
