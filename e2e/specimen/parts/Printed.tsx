import { type Measure, Press, type PrintedPage } from '@late/ui';

const INK = '#1d1a16';

function compose(measure: Measure): PrintedPage {
  const title = { font: 'headline', weight: 900, size: 64 } as const;
  const wide = measure('Late Edition', title);
  return {
    width: 600,
    height: 260,
    paper: '#fffdf7',
    marks: [
      { kind: 'frame', x: 12, y: 12, width: 576, height: 236, ink: INK },
      {
        kind: 'text',
        text: 'Late Edition',
        x: 300,
        y: 100,
        anchor: 'middle',
        style: title,
        ink: INK,
      },
      { kind: 'block', x: 300 - wide / 2, y: 116, width: wide, height: 3, ink: INK },
      {
        kind: 'text',
        text: 'As wide as its rule, once the type has come',
        x: 300,
        y: 160,
        anchor: 'middle',
        style: { font: 'body', weight: 400, size: 22, italic: true },
        ink: INK,
      },
      { kind: 'picture', path: 'M0 20L20 0 40 20z', x: 280, y: 190, scale: 1, ink: INK },
    ],
  };
}

export function Printed() {
  return (
    <Press
      compose={compose}
      label="A title, a line and a small picture"
      file="specimen"
      shared={{ text: 'A title', link: 'https://late-edition.example/replay/room/1' }}
    />
  );
}
