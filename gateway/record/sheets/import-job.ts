/** Imports a sheet that is too large for a request: all of it in one transaction, or nothing. */
import * as z from 'zod/mini';
import { mostImportedRows } from '#bridge/calls/record/request-schemas.ts';
import { importTaskOf } from '#bridge/calls/record/tasks.ts';
import {
  type AnyJobKind,
  defineJob,
  type JobContext,
  type ReportProgress,
} from '../../jobs/job-kind.ts';
import type { CallContext } from '../../kernel/handler.ts';
import { RefusedError } from '../../kernel/refused-error.ts';
import { hasFunction } from '../../kernel/rights.ts';
import { readSheet } from '../../kernel/sheets/read-sheet.ts';
import { streamSheet } from '../../kernel/sheets/write-sheet.ts';
import type { BoundRecord, Records } from '../binding.ts';
import { openScope } from '../scope.ts';
import { sheetWords } from '../texts/sheet-words.ts';
import { taskWords } from '../texts/task-words.ts';
import { type ImportedParts, importParts, type ToldError } from './import-parts.ts';
import { dropKeptSheet, readKeptSheet } from './kept-sheets.ts';
import { mendRows, parseMends } from './mends.ts';

const payload = z.strictObject({
  importId: z.string(),
  mode: z.enum(['check', 'save']),
  mends: z.optional(z.string()),
});

type Asked = z.output<typeof payload>;

/** Takes back what a dry run wrote, and keeps what it found. */
class TakenBack extends Error {
  readonly parts: ImportedParts;

  constructor(parts: ImportedParts) {
    super('This import is a dry run, or has errors.');
    this.parts = parts;
  }
}

/** The task that imports a record; only the import call starts it. */
export function importJobOf(bound: BoundRecord, records: () => Records): AnyJobKind {
  const kind = importTaskOf(bound.record);
  return defineJob({
    kind,
    area: kind.split('.')[0] ?? '',
    title: taskWords(bound.words).import,
    payload,
    priority: 'high',
    async run(context, asked, progress) {
      const kept = context.checkpoint as ImportedParts | undefined;
      const parts = kept ?? (await importKept(context, bound, records, asked, progress));
      const { counts, errors } = parts;
      context.record(bound.record.name, { import: asked.mode, ...counts });
      return {
        summary: { mode: asked.mode, ...counts },
        files: errors.length === 0 ? [] : [errorFile(bound, context, errors)],
        effect: (transaction) =>
          dropKeptSheet(transaction, { tenantId: context.tenantId, importId: asked.importId }),
      };
    },
  });
}

async function importKept(
  context: JobContext,
  bound: BoundRecord,
  records: () => Records,
  { importId, mode, mends }: Asked,
  progress: ReportProgress,
): Promise<ImportedParts> {
  const { tenantId, signal } = context;
  const content = await context.read((reading) => readKeptSheet(reading, { tenantId, importId }));
  if (content === undefined) throw new RefusedError('notFound');
  const rows = await readSheet(new Blob([new Uint8Array(content)]), mostImportedRows + 1);
  const body = async (caller: CallContext): Promise<ImportedParts> => {
    if (!hasFunction(caller.rights, `${bound.record.functionId}.import`))
      throw new RefusedError('noPermission');
    const scope = await openScope(caller, bound, records());
    // Mends name the columns and lines that the dry run showed, which are those of the translated sheet.
    const mended = mendRows(scope, bound.rules.sheet?.(rows) ?? rows, parseMends(mends));
    const parts = await importParts(scope, mended, { signal, progress });
    if (mode === 'check' || parts.errors.length > 0) throw new TakenBack(parts);
    return parts;
  };
  try {
    return await context.stepAsCaller(body);
  } catch (error) {
    if (error instanceof TakenBack) return error.parts;
    throw error;
  }
}

/** Everything that is wrong, as a sheet. */
function errorFile({ words }: BoundRecord, { locale }: JobContext, errors: readonly ToldError[]) {
  const { row, column, value, reason, errors: name } = sheetWords[locale];
  const headings = [row, column, value, reason];
  const plural = words[locale].plural;
  return {
    role: 'errors',
    name: `${plural}-${name}.xlsx`,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: streamSheet(
      {
        name: plural,
        columns: headings.map((header) => ({ header, isDay: false })),
        rows: (async function* () {
          for (const one of errors) yield [one.row, one.column, one.value, one.reason];
        })(),
      },
      'xlsx',
    ),
  } as const;
}
