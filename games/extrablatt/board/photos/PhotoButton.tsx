import { Dialog } from '@late/ui';
import { type ReactNode, useState } from 'react';
import { photoKey } from '../../locales/keys.ts';
import type { PhotoNumber, Section } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';
import { Photo } from './Photo.tsx';

interface Props {
  readonly section: Section;
  readonly photo: PhotoNumber;
  /** What is written below it. */
  readonly children?: ReactNode;
}

/** A small photo that a tap makes large. */
export function PhotoButton({ section, photo, children }: Props) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const picture = say(photoKey(section, photo));
  const title = say('extrablatt.board.picture', { picture });
  return (
    <>
      <button type="button" className="xb-photo-button" onClick={() => setOpen(true)}>
        <Photo section={section} photo={photo} />
        <span className="unseen">{title}</span>
        {children}
      </button>
      {open && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <div className="xb-photo-large">
            <Photo section={section} photo={photo} />
          </div>
        </Dialog>
      )}
    </>
  );
}
