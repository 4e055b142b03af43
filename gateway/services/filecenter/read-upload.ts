import { RefusedError } from '#gateway/kernel/refused-error.ts';

/** What came in a form, as far as it is looked at. */
export type UploadedContent = Pick<Blob, 'size' | 'arrayBuffer'>;

/**
 * Reads what was uploaded.
 * @throws {RefusedError} `fileEmpty` or `fileTooLarge`.
 */
export async function readUpload(file: UploadedContent, most: number): Promise<Buffer> {
  if (file.size === 0) throw new RefusedError('fileEmpty');
  if (file.size > most) throw new RefusedError('fileTooLarge');
  return Buffer.from(await file.arrayBuffer());
}
