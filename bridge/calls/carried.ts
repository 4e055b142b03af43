/** The files the shell carries for an app over the bridge: which calls answer one, and where a business type keeps them. */
import { bridgeCallExport } from './audit/bridge-calls.ts';
import { downloadFile, downloadPhoto, uploadFile } from './filecenter/calls.ts';
import { downLoadErrorData } from './jobs/tasks.ts';
import { rosterExport } from './joyhr/roster.ts';
import type { AnyCall } from './kit/define.ts';
import { eventCountExport } from './track/tracked-events.ts';

/** Every call that answers a file to an app. */
export const carriedDownloads: readonly AnyCall[] = [
  downloadFile,
  downloadPhoto,
  rosterExport,
  bridgeCallExport,
  eventCountExport,
  downLoadErrorData,
];

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
