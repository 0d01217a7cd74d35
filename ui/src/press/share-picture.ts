import { saveBlob } from '../save-blob.ts';

/** What goes out with a picture. */
export interface Shared {
  readonly text: string;
  /** Where the game can be seen, if it can be by others. */
  readonly link: string | null;
}

/** What became of it: handed to the system, put back, copied, or saved where neither could be done. */
export type Sharing = 'shared' | 'put-back' | 'copied' | 'saved';

/** Gives a picture to the system's own sheet; a browser that has none copies it, or saves it at last. */
export async function sharePicture(
  picture: Blob,
  name: string,
  { text, link }: Shared,
): Promise<Sharing> {
  const file = new File([picture], name, { type: picture.type });
  const data = { files: [file], text, ...(link ? { url: link } : {}) };
  if (navigator.canShare?.(data)) {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'put-back';
    }
  }
  try {
    await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })]);
    return 'copied';
  } catch {
    saveBlob(picture, name);
    return 'saved';
  }
}
