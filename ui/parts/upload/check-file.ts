import { type FileKind, headLength, kindByBytes, kindByName } from './file-formats.ts';

/** What may be uploaded. */
export interface UploadLimits {
  /** Files, those already there included. */
  readonly most: number;
  /** Bytes of one file. */
  readonly size: number;
  readonly video?: boolean;
  /** PDF, Word and Excel. */
  readonly documents?: boolean;
}

/** Why a file is not taken. */
export type FileIssue = 'empty' | 'format' | 'size' | 'count';

/** What a check reads of a file. */
export type CheckedFile = Pick<File, 'name' | 'size' | 'slice'>;

/** Checks a file by name, size and its first bytes; `taken` are the files there already. Nothing when it may go. */
export async function checkFile(
  file: CheckedFile,
  limits: UploadLimits,
  taken: number,
): Promise<FileIssue | undefined> {
  if (file.size === 0) return 'empty';
  const kind = kindByName(file.name);
  if (!kind || !kindsOf(limits).includes(kind)) return 'format';
  if (file.size > limits.size) return 'size';
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  if (kindByBytes(head) !== kind) return 'format';
  return taken >= limits.most ? 'count' : undefined;
}

/** What may be uploaded: pictures, and what is wanted besides. */
export function kindsOf({ video, documents }: Omit<UploadLimits, 'most' | 'size'>): FileKind[] {
  return [
    'picture',
    ...(video ? ['video' as const] : []),
    ...(documents ? ['document' as const] : []),
  ];
}
