import type * as z from 'zod/mini';
import type { fileFormat } from '#bridge/calls/filecenter/file-format.ts';
import { mostPixels, readPictureHead } from '#bridge/methods/picture.ts';
import { officeFormat } from './office-format.ts';

/** What a file is. */
export type FileFormat = z.output<typeof fileFormat>;

/** A picture among them. */
export type PictureFormat = Extract<FileFormat, 'jpeg' | 'png' | 'gif' | 'bmp'>;

/** Reads off the content what a file is, whatever it is called; undefined for everything that is not taken. */
export function formatOf(content: Buffer): FileFormat | undefined {
  if (content.subarray(0, 5).equals(Buffer.from('%PDF-'))) return 'pdf';
  const picture = readPictureHead(content);
  if (picture === undefined) return officeFormat(content);
  const { format, width, height } = picture;
  return format !== 'webp' && width * height <= mostPixels ? format : undefined;
}

/** Whether a format is that of a picture. */
export function isPicture(format: FileFormat): format is PictureFormat {
  return format === 'jpeg' || format === 'png' || format === 'gif' || format === 'bmp';
}

/** The content types they are served as. */
export const contentTypes: Readonly<Record<FileFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  bmp: 'image/bmp',
};
