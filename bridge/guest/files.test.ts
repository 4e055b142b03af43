import { expect, test } from 'vitest';
import type { Bridge } from './bridge.ts';
import { BridgeError } from './errors.ts';
import { downloadByShell, uploadByShell } from './files.ts';

type Progress = (event: { readonly transferId: string; readonly share: number }) => void;

const kept = { id: '1', name: 'a.pdf', format: 'pdf', size: 3 };
const paper = {
  bizTypeId: 'employee',
  recordId: '0',
  category: 'contract',
  file: new File(['pdf'], 'a.pdf'),
};

/** A shell that tells how far it is, also with the transfers of others, and then answers as it is told to. */
function shellThat(answer: (transferId: string) => Promise<unknown>) {
  const listeners = new Set<Progress>();
  const cancelled: string[] = [];
  const carry = async ({ transferId }: { readonly transferId: string }): Promise<unknown> => {
    for (const listener of listeners) {
      listener({ transferId, share: 0.5 });
      listener({ transferId: 'of-another', share: 0.9 });
    }
    return answer(transferId);
  };
  const bridge = {
    files: {
      upload: carry,
      download: carry,
      cancel: async ({ transferId }: { readonly transferId: string }) =>
        void cancelled.push(transferId),
    },
    on: (_: string, listener: Progress) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as Bridge;
  return { bridge, listeners, cancelled };
}

test('an upload answers the file as it is kept, and tells of its own progress alone', async () => {
  const { bridge, listeners } = shellThat(async () => ({ file: kept }));
  const shares: number[] = [];
  const onProgress = (share: number): void => void shares.push(share);
  expect(await uploadByShell(bridge, paper, { onProgress })).toEqual(kept);
  expect(shares).toEqual([0.5]);
  expect(listeners.size).toBe(0);
});

test('what the gateway refuses is an error with its code and its words', async () => {
  const refused = { code: 'fileTooLarge', words: '文件过大' };
  const { bridge } = shellThat(async () => ({ file: null, saved: false, refused }));
  const error = { codeName: 'fileTooLarge', words: '文件过大' };
  await expect(uploadByShell(bridge, paper)).rejects.toMatchObject(error);
  await expect(downloadByShell(bridge, { fileId: '1' })).rejects.toMatchObject(error);
});

test('a download answers the name it was saved under, or null where the person did not want it', async () => {
  const { bridge } = shellThat(async () => ({ saved: true, fileName: 'a.pdf' }));
  expect(await downloadByShell(bridge, { fileId: '1' })).toBe('a.pdf');
  const { bridge: unwanted } = shellThat(async () => ({ saved: false }));
  expect(await downloadByShell(unwanted, { fileId: '1' })).toBeNull();
});

test('an upload that is cancelled ends as cancelled, before it began or on its way', async () => {
  const stop = new AbortController();
  const { bridge, cancelled } = shellThat(async () => {
    stop.abort();
    throw new BridgeError('cancelled');
  });
  const error = { codeName: 'cancelled' };
  await expect(uploadByShell(bridge, paper, { signal: stop.signal })).rejects.toMatchObject(error);
  expect(cancelled).toHaveLength(1);
  await expect(uploadByShell(bridge, paper, { signal: stop.signal })).rejects.toMatchObject(error);
  expect(cancelled).toHaveLength(1);
});
