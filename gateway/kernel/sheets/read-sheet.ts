import { Worker } from 'node:worker_threads';
import { RefusedError } from '../refused-error.ts';
import { WorkQueue } from '../work-queue.ts';
import { readCsv } from './read-csv.ts';
import type { WorkbookRows, WorkbookTerms } from './workbook-rows.ts';

/** The largest sheet that is read, in bytes, and the most columns of it. */
export const largestSheet = 10 * 1024 * 1024;
const mostColumns = 300;

/** A thread that reads a workbook, in megabytes of its heap and milliseconds; two read at once, ten wait. */
const HEAP = 512;
const PATIENCE = 20_000;
const reading = new WorkQueue(2, 10);

/** One row of a sheet; `number` counts from 1 as a spreadsheet does. Cells are trimmed texts. */
export interface SheetRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/**
 * Reads the rows of an uploaded sheet that hold anything, its headings among them.
 * @throws {RefusedError} `fileEmpty`, `fileTooLarge`, `fileFormat`, `tooManyRows` for more rows than `most`, `busy`.
 */
export async function readSheet(
  file: Pick<Blob, 'size' | 'arrayBuffer'>,
  most: number,
): Promise<readonly SheetRow[]> {
  if (file.size === 0) throw new RefusedError('fileEmpty');
  if (file.size > largestSheet) throw new RefusedError('fileTooLarge');
  const content = new Uint8Array(await file.arrayBuffer());
  const isWorkbook = content[0] === 0x50 && content[1] === 0x4b;
  const rows = isWorkbook
    ? await reading.run(() => readWorkbook({ content, mostRows: most, mostColumns }))
    : readText(decode(content), most);
  if (rows.length === 0) throw new RefusedError('fileEmpty');
  return rows;
}

/** Reads a workbook in a thread of its own: what unpacks without end must not take the gateway's time and memory. */
async function readWorkbook(terms: WorkbookTerms): Promise<readonly SheetRow[]> {
  const { promise, resolve } = Promise.withResolvers<WorkbookRows>();
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), {
    workerData: terms,
    resourceLimits: { maxOldGenerationSizeMb: HEAP },
  });
  const timer = setTimeout(() => resolve('fileTooLarge'), PATIENCE);
  worker.once('message', resolve);
  worker.once('error', () => resolve('fileTooLarge'));
  worker.once('exit', () => resolve('fileFormat'));
  const rows = await promise.finally(() => {
    clearTimeout(timer);
    return worker.terminate();
  });
  if (typeof rows === 'string') throw new RefusedError(rows);
  return rows;
}

/** Excel writes CSV in the encoding of the machine: on a Chinese one that is GB 18030. */
function decode(content: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('gb18030').decode(content);
  }
}

/** A zero byte is in no text: such a file is something else. */
function readText(text: string, most: number): readonly SheetRow[] {
  if (text.includes('\0')) throw new RefusedError('fileFormat');
  const rows: SheetRow[] = [];
  for (const row of readCsv(text, mostColumns)) {
    if (row.cells.every((cell) => cell === '')) continue;
    if (rows.length >= most) throw new RefusedError('tooManyRows');
    rows.push(row);
  }
  return rows;
}
