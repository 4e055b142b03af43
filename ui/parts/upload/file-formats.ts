/** What a file is, known by its first bytes; documents of Word and Excel both begin as the archives they are. */
export type FileFormat = 'bmp' | 'jpeg' | 'png' | 'gif' | 'mp4' | 'webm' | 'avi' | 'pdf' | 'zip';

/** What can be uploaded. */
export type FileKind = 'picture' | 'video' | 'document';

/** Bytes that `formatOf` needs to see. */
export const headLength = 16;

const endings: Readonly<Record<string, FileKind>> = {
  bmp: 'picture',
  jpeg: 'picture',
  jpg: 'picture',
  png: 'picture',
  gif: 'picture',
  mp4: 'video',
  mov: 'video',
  webm: 'video',
  avi: 'video',
  pdf: 'document',
  docx: 'document',
  xlsx: 'document',
};

/** What a file's ending promises; nothing for every other one. */
export function kindByName(name: string): FileKind | undefined {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(endings, ending) ? endings[ending] : undefined;
}

/** What the first bytes are those of. */
export function kindByBytes(head: Uint8Array): FileKind | undefined {
  const format = formatOf(head);
  if (!format) return undefined;
  if (format === 'pdf' || format === 'zip') return 'document';
  return ['bmp', 'jpeg', 'png', 'gif'].includes(format) ? 'picture' : 'video';
}

/** Reads the format off the first bytes, whatever the file is called. */
export function formatOf(head: Uint8Array): FileFormat | undefined {
  if (begins(head, 'BM')) return 'bmp';
  if (begins(head, '\xff\xd8\xff')) return 'jpeg';
  if (begins(head, '\x89PNG\r\n\x1a\n')) return 'png';
  if (begins(head, 'GIF87a') || begins(head, 'GIF89a')) return 'gif';
  if (begins(head, 'ftyp', 4)) return 'mp4';
  if (begins(head, '\x1aE\xdf\xa3')) return 'webm';
  if (begins(head, '%PDF-')) return 'pdf';
  if (begins(head, 'PK\x03\x04')) return 'zip';
  if (begins(head, 'RIFF') && begins(head, 'AVI ', 8)) return 'avi';
  return undefined;
}

/** The endings for the system's own choice of files. */
export function acceptOf(kinds: readonly FileKind[]): string {
  return Object.keys(endings)
    .filter((ending) => kinds.some((kind) => kind === endings[ending]))
    .map((ending) => `.${ending}`)
    .join(',');
}

function begins(head: Uint8Array, signature: string, at = 0): boolean {
  return [...signature].every((sign, index) => head[at + index] === sign.charCodeAt(0));
}
