/** What a file is, told by its first bytes. */
export type FileFormat = 'bmp' | 'jpeg' | 'png' | 'gif' | 'mp4' | 'webm' | 'avi';

/** Bytes that `formatOf` needs to see. */
export const headLength = 16;

const endings: Readonly<Record<string, 'picture' | 'video'>> = {
  bmp: 'picture',
  jpeg: 'picture',
  jpg: 'picture',
  png: 'picture',
  gif: 'picture',
  mp4: 'video',
  mov: 'video',
  webm: 'video',
  avi: 'video',
};

/** Whether a file's ending promises a picture or a video; nothing for every other one. */
export function kindByName(name: string): 'picture' | 'video' | undefined {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(endings, ending) ? endings[ending] : undefined;
}

/** Whether the first bytes are those of a picture or of a video. */
export function kindByBytes(head: Uint8Array): 'picture' | 'video' | undefined {
  const format = formatOf(head);
  if (!format) return undefined;
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
  if (begins(head, 'RIFF') && begins(head, 'AVI ', 8)) return 'avi';
  return undefined;
}

/** The endings for the system's own choice of files. */
export function acceptOf(withVideo: boolean): string {
  return Object.keys(endings)
    .filter((ending) => withVideo || endings[ending] === 'picture')
    .map((ending) => `.${ending}`)
    .join(',');
}

function begins(head: Uint8Array, signature: string, at = 0): boolean {
  return [...signature].every((sign, index) => head[at + index] === sign.charCodeAt(0));
}
