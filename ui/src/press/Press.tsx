import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../Button.tsx';
import { saveBlob } from '../save-blob.ts';
import { drawPicture, loadType, measurer } from './draw-picture.ts';
import type { Measure, PrintedPage } from './mark.ts';
import { PageDrawing } from './PageDrawing.tsx';

interface Props {
  /** Sets the page; asked again when type has arrived, since that changes every measure. */
  readonly compose: (measure: Measure) => PrintedPage;
  /** The page in words. */
  readonly label: string;
  /** What the picture's file is called, without its ending. */
  readonly file: string;
  readonly save: string;
  readonly print: string;
  readonly children?: ReactNode;
}

/** A page to look at, to save as a picture, and to print on one sheet of any size. */
export function Press({ compose, label, file, save, print, children }: Props) {
  const [hasType, setHasType] = useState(false);
  const page = compose(measurer());
  useEffect(() => {
    let isOpen = true;
    loadType(page.marks).then(() => isOpen && setHasType(true));
    return () => {
      isOpen = false;
    };
  }, [page.marks]);
  const keep = async () => {
    const picture = await drawPicture(page);
    if (picture) saveBlob(picture, `${file}.png`);
  };
  const way = page.width > page.height ? 'landscape' : 'portrait';
  return (
    <div className="press" data-ready={hasType || undefined}>
      <div className="press__tools">
        {children}
        <Button look="main" icon="save" onClick={keep}>
          {save}
        </Button>
        <Button icon="print" onClick={() => window.print()}>
          {print}
        </Button>
      </div>
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
