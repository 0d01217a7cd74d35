import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';

const CIPHER = 'aes-256-cbc';
/** Ids are random and never repeat, so the same one may always be written in the same way. */
const IV = Buffer.alloc(16);

/**
 * What the operator calls a table. Its id is its address, which lets whoever knows it look on and sit
 * down; the handle tells nothing of it and opens nothing but the admin routes.
 */
export class TableHandles {
  private readonly key: Buffer;

  /** Of a secret that all processes share. */
  constructor(secret: string) {
    this.key = createHash('sha256').update(`table handles\0${secret}`).digest();
  }

  of(id: string): string {
    const cipher = createCipheriv(CIPHER, this.key, IV);
    return Buffer.concat([cipher.update(id, 'utf8'), cipher.final()]).toString('base64url');
  }

  /** Null for what is no handle. */
  idOf(handle: string): string | null {
    try {
      const cipher = createDecipheriv(CIPHER, this.key, IV);
      const sealed = Buffer.from(handle, 'base64url');
      const id = Buffer.concat([cipher.update(sealed), cipher.final()]).toString('utf8');
      return this.of(id) === handle ? id : null;
    } catch {
      return null;
    }
  }
}
