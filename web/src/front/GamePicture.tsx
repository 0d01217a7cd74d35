import type { Picture, Shape } from '@late/games/manifest';
import { Die } from '@late/ui';

/** A game's small woodcut, in the ink of the page. */
export function GamePicture({ picture }: { picture: Picture }) {
  if ('dice' in picture) {
    return (
      <div className="picture picture--dice" aria-hidden="true">
        {picture.dice.map((face, index) => (
          <Die key={index} face={face} />
        ))}
      </div>
    );
  }
  return (
    <svg className="picture" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      {picture.shapes.map((shape, index) => (
        <Drawn key={index} shape={shape} />
      ))}
    </svg>
  );
}

function Drawn({ shape }: { shape: Shape }) {
  const look = shape.solid && { className: 'picture__solid' };
  if ('path' in shape) return <path d={shape.path} {...look} />;
  const [x, y, width, height, rx] = shape.rect;
  return <rect x={x} y={y} width={width} height={height} rx={rx} {...look} />;
}
