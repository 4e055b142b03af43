import type { filecenterCalls } from '#bridge/calls/filecenter/calls.ts';
import { accessIsEnough, type HandlersFor } from '../../kernel/handler.ts';
import { records } from '../records.ts';
import { answerDocumentSearch } from './file-search.ts';
import { makeAddress } from './file-tickets.ts';
import { answerDownload, answerFiles, answerRemoval, answerUpload } from './files.ts';
import { answerPagePdf } from './pdf/page-pdf.ts';
import {
  answerPhotoDownload,
  answerPhotoRemoval,
  answerPhotoSave,
  answerPhotos,
} from './photos.ts';
import { recordFileHandlers } from './record-files.ts';
import { beginUpload, clean, finishUpload, keepPart, listUploads } from './uploads/uploads.ts';
import { answerUseSize } from './use-size.ts';

/** Files. Whose files a caller reads or changes is decided where their record is read. */
export const filecenterHandlers = {
  searchDocuments: { policy: accessIsEnough, handle: answerDocumentSearch },
  listFiles: { policy: accessIsEnough, handle: answerFiles },
  uploadFile: { policy: accessIsEnough, handle: answerUpload },
  downloadFile: { policy: accessIsEnough, handle: answerDownload },
  removeFile: { policy: accessIsEnough, handle: answerRemoval },
  listPhotos: { policy: accessIsEnough, handle: answerPhotos },
  downloadPhoto: { policy: accessIsEnough, handle: answerPhotoDownload },
  savePhoto: { policy: accessIsEnough, handle: answerPhotoSave },
  makePagePdf: { policy: accessIsEnough, handle: answerPagePdf },
  ...recordFileHandlers(() => records),
  getUploadUrl: {
    policy: accessIsEnough,
    handle: (context, request) => beginUpload(context, records, request),
  },
  uploadPart: { policy: accessIsEnough, handle: keepPart },
  getUpLoadCount: { policy: accessIsEnough, handle: listUploads },
  syncFileUpload: {
    policy: accessIsEnough,
    handle: (context, request) => finishUpload(context, records, request),
  },
  cleanUploads: { policy: accessIsEnough, handle: clean },
  getUseSize: { policy: accessIsEnough, handle: answerUseSize },
  getDownUrl: {
    policy: accessIsEnough,
    handle: (context, request) => makeAddress(context, records, request),
  },
  removePhoto: { policy: accessIsEnough, handle: answerPhotoRemoval },
} as const satisfies HandlersFor<typeof filecenterCalls>;
