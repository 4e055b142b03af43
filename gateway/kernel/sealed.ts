import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto';

/** Keeps secrets that have to be read again, such as the password of a mail server, apart from the key that opens them. */
export interface Sealer {
  /** Seals a text for one place; what was sealed for another place does not open there. */
  seal(text: string, place: string): Buffer;
  /** Opens it again. @throws {SealError} when it was sealed with another key, for another place, or was changed. */
  open(sealed: Buffer, place: string): string;
  /** A keyed hash, so that who copies the database cannot try out what is short. */
  pepper(text: string, purpose: string): string;
}

/** What was sealed cannot be opened: most likely the key is another one. */
export class SealError extends Error {
  override readonly name = 'SealError';
}

const ID = 4;
const IV = 12;
const TAG = 16;

/** A sealer over one key of 32 bytes: AES-256-GCM, the id of the key in front. */
export function createSealer(readKey: () => Buffer): Sealer {
  let known: { readonly id: Buffer; readonly cipher: Buffer; readonly hash: Buffer } | null = null;
  const keys = () => {
    known ??= derive(readKey());
    return known;
  };
  return {
    seal(text, place) {
      const { id, cipher } = keys();
      const iv = randomBytes(IV);
      const sealing = createCipheriv('aes-256-gcm', cipher, iv).setAAD(Buffer.from(place));
      const content = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
      return Buffer.concat([id, iv, sealing.getAuthTag(), content]);
    },
    open(sealed, place) {
      const { id, cipher } = keys();
      if (!sealed.subarray(0, ID).equals(id))
        throw new SealError('It was sealed with another key.');
      const iv = sealed.subarray(ID, ID + IV);
      try {
        const opening = createDecipheriv('aes-256-gcm', cipher, iv, { authTagLength: TAG })
          .setAAD(Buffer.from(place))
          .setAuthTag(sealed.subarray(ID + IV, ID + IV + TAG));
        const content = opening.update(sealed.subarray(ID + IV + TAG));
        return Buffer.concat([content, opening.final()]).toString('utf8');
      } catch (cause) {
        throw new SealError('It does not open here.', { cause });
      }
    },
    pepper: (text, purpose) =>
      createHmac('sha256', keys().hash).update(`${purpose}\n${text}`).digest('base64url'),
  };
}

function derive(key: Buffer) {
  const part = (name: string) => Buffer.from(hkdfSync('sha256', key, '', name, 32));
  const id = createHash('sha256').update('id').update(key).digest().subarray(0, ID);
  return { id, cipher: part('atrium seal'), hash: part('atrium pepper') };
}
