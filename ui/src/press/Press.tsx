import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../Button.tsx';
import { saveBlob } from '../save-blob.ts';
import { useSay } from '../TextContext.tsx';
import { CopyLink } from './CopyLink.tsx';
import { drawPicture, loadType, measurer } from './draw-picture.ts';
import type { Measure, PrintedPage } from './mark.ts';
import { PageDrawing } from './PageDrawing.tsx';
import { type Shared, type Sharing, sharePicture } from './share-picture.ts';

interface Props {
  /** Sets the page; asked again when type has arrived, since that changes every measure. */
  readonly compose: (measure: Measure) => PrintedPage;
  /** The page in words. */
  readonly label: string;
  /** What the picture's file is called, without its ending. */
  readonly file: string;
  readonly shared: Shared;
  readonly children?: ReactNode;
}

/** A page to look at, to share or save as a picture, and to print on one sheet of any size. */
export function Press({ compose, label, file, shared, children }: Props) {
  const say = useSay();
  const [hasType, setHasType] = useState(false);
  const [sharing, setSharing] = useState<Sharing | null>(null);
  const page = compose(measurer());
  useEffect(() => {
    let isOpen = true;
    loadType(page.marks).then(() => isOpen && setHasType(true));
    return () => {
      isOpen = false;
    };
  }, [page.marks]);
  const name = `${file}.png`;
  const share = async () => {
    const picture = await drawPicture(page);
    if (picture) setSharing(await sharePicture(picture, name, shared));
  };
  const save = async () => {
    const picture = await drawPicture(page);
    if (picture) saveBlob(picture, name);
  };
  const way = page.width > page.height ? 'landscape' : 'portrait';
  return (
    <div className="press" data-ready={hasType || undefined}>
      <div className="press__tools">
        <Button look="main" icon="share" className="press__share" onClick={share}>
          {say('press.share')}
        </Button>
        <Button icon="save" onClick={save}>
          {say('press.save')}
        </Button>
        <Button icon="print" onClick={() => window.print()}>
          {say('press.print')}
        </Button>
        {shared.link && <CopyLink link={shared.link} />}
      </div>
      <p className="press__told" role="status">
        {sharing === 'copied' && say('press.copied')}
        {sharing === 'saved' && say('press.saved')}
      </p>
      {children && <div className="press__tools">{children}</div>}
      <PageDrawing page={page} label={label} />
      {/* Beside the app, since a modal's own box would be cut off at the sheet's edge. */}
      {createPortal(
        <div className={`press-sheet press-sheet--${way}`} aria-hidden="true">
          <PageDrawing page={page} label={label} />
        </div>,
        document.body,
      )}
    </div>
  );
}
