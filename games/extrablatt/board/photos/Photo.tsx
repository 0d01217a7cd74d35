import type { PhotoNumber, Section } from '../../rules/index.ts';
import { HEIGHT, WIDTH } from './burin.ts';
import { woodcutOf } from './woodcuts.ts';

/** A photo as this newspaper prints it: cut in wood. Whoever shows it says what it shows. */
export function Photo(props: { section: Section; photo: PhotoNumber }) {
  return (
    <svg
      className="xb-photo"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {woodcutOf(props.section, props.photo).map(({ ink, path }, index) => (
        <path key={index} className={`xb-photo__${ink}`} d={path} />
      ))}
    </svg>
  );
}
