import type { SeatLabel } from '@late/ui';
import { sectionKey } from '../../locales/keys.ts';
import {
  PHOTOS_PER_SECTION,
  type PhotoNumber,
  SECTIONS,
  type Section,
  sectionOf,
  type View,
} from '../../rules/index.ts';
import { PhotoButton } from '../photos/PhotoButton.tsx';
import { type Say, useSay } from '../use-say.ts';

const NUMBERS = Array.from(
  { length: PHOTOS_PER_SECTION },
  (_, index) => (index + 1) as PhotoNumber,
);

/** All twelve photos: which are left, and who has printed the others. */
export function PhotoDrawer({ view, seats }: { view: View; seats: readonly SeatLabel[] }) {
  const say = useSay();
  return (
    <section>
      <h3>{say('extrablatt.board.photos')}</h3>
      <ul className="xb-drawer">
        {SECTIONS.map((section) => (
          <li key={section} className={`xb-drawer__section xb-section--${section}`}>
            <span className="xb-drawer__name">{say(sectionKey(section))}</span>
            {NUMBERS.map((photo) => {
              const { left, words } = whereIs(say, view, seats, section, photo);
              return (
                <span
                  key={photo}
                  className={left ? 'xb-drawer__photo' : 'xb-drawer__photo xb-drawer__photo--gone'}
                >
                  <PhotoButton section={section} photo={photo}>
                    <span className="xb-drawer__words">{words}</span>
                  </PhotoButton>
                </span>
              );
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether a photo is left, and where it is. */
function whereIs(
  say: Say,
  { papers }: View,
  seats: readonly SeatLabel[],
  section: Section,
  photo: PhotoNumber,
): { readonly left: boolean; readonly words: string } {
  const printer = papers.findIndex(({ articles }) =>
    articles.some((one) => one.photo === photo && sectionOf(one.headline) === section),
  );
  const label = seats[printer];
  if (label) {
    const words = label.you
      ? say('extrablatt.board.photo-with-you')
      : say('extrablatt.board.photo-with', { name: label.name });
    return { left: false, words };
  }
  return { left: true, words: say('extrablatt.board.photo-left') };
}
