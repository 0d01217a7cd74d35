import { useId } from 'react';
import { photoKey } from '../../locales/keys.ts';
import type { PhotoNumber, Section } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';
import { Photo } from './Photo.tsx';

interface Props {
  readonly section: Section;
  readonly photos: readonly PhotoNumber[];
  readonly chosen: PhotoNumber;
  readonly onChoose: (photo: PhotoNumber) => void;
}

/** The photos that are left of a section, to choose from. */
export function PhotoChoice({ section, photos, chosen, onChoose }: Props) {
  const say = useSay();
  const name = useId();
  return (
    <fieldset className="xb-photo-choice">
      <legend>{say('extrablatt.board.which-photo')}</legend>
      {photos.map((photo) => (
        <label key={photo} className="xb-photo-choice__photo">
          <input
            type="radio"
            className="unseen"
            name={name}
            checked={photo === chosen}
            onChange={() => onChoose(photo)}
          />
          <Photo section={section} photo={photo} />
          <span className="xb-photo-choice__words">{say(photoKey(section, photo))}</span>
        </label>
      ))}
    </fieldset>
  );
}
