/** The files the shell carries for an app over the bridge: which calls answer one, and where a business type keeps them. */
import { uploadFile } from './filecenter/calls.ts';
import { calls } from './index.ts';
import type { AnyCall } from './kit/define.ts';

/** Every call that answers a file to an app. */
export const carriedDownloads: readonly AnyCall[] = Object.values<AnyCall>(calls).filter(
  ({ answer, caller }) => answer === 'file' && caller !== 'shell',
);

/** One file on its way into a record. */
interface FileForRecord {
  readonly recordId: string;
  readonly category: string;
  readonly file: File;
}

/** How a file gets into a record of a business type. */
export const carriedUploads = {
  employee: {
    call: uploadFile,
    // A category the call does not know is refused by the gateway, as everything else of it.
    requestOf: ({ recordId, category, file }: FileForRecord) => ({
      employmentId: recordId,
      category: category as 'other',
      file,
    }),
  },
} as const;

/** A business type whose records hold files. */
export type FiledType = keyof typeof carriedUploads;
