/**
 * Carries files between an app and the gateway with the token of the app's mount, so that an app reaches by the shell what it
 * reaches by itself and no more. Loaded when the first one is asked for: contracts of the gateway come with it.
 */
import * as z from 'zod/mini';
import { downloadFile, largestFile, uploadFile } from '#bridge/calls/filecenter/calls.ts';
import { defineCall } from '#bridge/calls/kit/define.ts';
import { carriedAppHeader } from '#bridge/calls/kit/headers.ts';
import {
  type FileAnswer,
  GatewayError,
  type SendOptions,
  sendDownload,
} from '#bridge/calls/kit/send.ts';
import { sendUpload } from '#bridge/calls/kit/send-upload.ts';
import { codeWords } from '#bridge/calls/kit/words.ts';
import { appToken } from '#bridge/calls/uac/tokens.ts';
import { refuse } from '#bridge/host/handlers.ts';
import type { MethodBody } from '#bridge/methods/define.ts';
import type { ShellMethods } from '#bridge/methods/index.ts';
import { locale } from '#ui/texts/locale.ts';
import { callGateway, globalFailures } from '../../gateway.ts';
import type { AppCaller } from '../methods/caller.ts';
import { lookAtSession } from '../methods/session.ts';
import type { TransferRun } from './transfers.ts';

type Files = ShellMethods['files'];

/** Why the gateway refused, as an app may know and a person may read it. */
export interface Refused {
  readonly refused: { readonly code: string; readonly words: string };
}

/** Sends a file into a record; returns it as the gateway keeps it. */
export async function carryUpload(
  { bizTypeId, recordId, category, file }: MethodBody<Files['upload']>,
  caller: AppCaller,
  { signal, onProgress }: TransferRun,
) {
  if (bizTypeId !== 'employee') return refuse('notFound');
  return orRefused(async () => {
    // A gateway would say the same after the whole of it has gone.
    if (file.size > largestFile)
      throw new GatewayError('fileTooLarge', { msg: codeWords[locale.get()].fileTooLarge });
    const options = { ...(await optionsFor(caller, signal)), onProgress };
    // The gateway refuses a category it does not know.
    const request = { employmentId: recordId, category: category as 'other', file };
    const kept = await sendUpload(uploadFile, request, options);
    return { id: kept.id, name: kept.name, format: kept.format, size: kept.size };
  });
}

/**
 * Fetches the file an app names; nothing is saved here. The gateway decides: it serves the services of the app's manifest to
 * the app's token, and only calls that return files to a request that is carried.
 */
export async function carryDownload(
  asked: MethodBody<Files['download']>,
  caller: AppCaller,
  { signal }: TransferRun,
): Promise<FileAnswer | Refused> {
  const options = () => optionsFor(caller, signal);
  return orRefused(async () =>
    'fileId' in asked
      ? sendDownload(downloadFile, { fileId: asked.fileId }, await options())
      : sendDownload(fileCallAt(asked.path), asked.request, await options()),
  );
}

/** A call that returns a file, of which the shell knows the path alone. */
function fileCallAt(path: string) {
  return defineCall({
    name: path,
    path,
    service: 'filecenter',
    request: z.record(z.string(), z.unknown()),
    result: z.null(),
    answer: 'file',
    access: { kind: 'session' },
    doc: 'Carries a file for an app.',
  });
}

/** A token for this one file: which app it is for comes from the mount, never from the call. */
async function optionsFor(
  { app, mountId }: AppCaller,
  signal: AbortSignal,
): Promise<SendOptions & { signal: AbortSignal }> {
  const { token } = await callGateway(appToken, { appCode: app, mountId }, signal);
  const headers = { [carriedAppHeader]: app };
  return { base: '', token, locale: locale.get(), signal, headers };
}

/** What the gateway says is an answer; that a transfer was ended is not. */
async function orRefused<Value>(work: () => Promise<Value>): Promise<Value | Refused> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof GatewayError) || cause.codeName === 'cancelled') throw cause;
    if (globalFailures.some((name) => name === cause.codeName)) void lookAtSession();
    return { refused: { code: cause.codeName, words: cause.words } };
  }
}
