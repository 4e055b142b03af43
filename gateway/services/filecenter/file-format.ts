import type * as z from 'zod/mini';
import type { fileFormat } from '#bridge/calls/files.ts';
import { officeFormat } from './office-format.ts';
import { pictureSize } from './picture-size.ts';

/** What a file is. */
export type FileFormat = z.output<typeof fileFormat>;

/** A picture among them. */
export type PictureFormat = Extract<FileFormat, 'jpeg' | 'png' | 'gif' | 'bmp'>;

/** Most pixels of a picture: more than that takes the memory of whoever opens it. */
const MOST_PIXELS = 60_000_000;

const signatures: readonly (readonly [FileFormat, string])[] = [
  ['pdf', '%PDF-'],
  ['jpeg', '\xff\xd8\xff'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['gif', 'GIF87a'],
  ['gif', 'GIF89a'],
  ['bmp', 'BM'],
];

/** Reads off the content what a file is, whatever it is called; undefined for everything that is not taken. */
export function formatOf(content: Buffer): FileFormat | undefined {
  const format = signatures.find(([, text]) => begins(content, text))?.[0] ?? officeFormat(content);
  if (format === undefined || !isPicture(format)) return format;
  const size = pictureSize(content, format);
  return size && size.width * size.height <= MOST_PIXELS ? format : undefined;
}

/** Whether a format is that of a picture. */
export function isPicture(format: FileFormat): format is PictureFormat {
  return format === 'jpeg' || format === 'png' || format === 'gif' || format === 'bmp';
}

function begins(content: Buffer, text: string): boolean {
  return content.subarray(0, text.length).equals(Buffer.from(text, 'latin1'));
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
