/** The organisation tree as a sheet: taken along, filled in, and read back. */
import * as z from 'zod/mini';
import { day, optional, upload } from '../kit/atoms.ts';
import { type CallTable, defineCall } from '../kit/define.ts';
import { importResult } from '../record/result-schemas.ts';
import { umsFunctions } from './functions.ts';

/** The columns of the sheet; rows are known by their code. */
export const organSheetColumns = [
  'code',
  'name',
  'kind',
  'parent',
  'leader',
  'from',
  'remark',
] as const;

/** A column of the sheet. */
export type OrganSheetColumn = (typeof organSheetColumns)[number];

/** Most organisations that one sheet is read for. */
export const mostOrganRows = 1000;

const shared = {
  service: 'ums',
  access: { kind: 'function', functionId: umsFunctions['structure.edit'] },
} as const;

export const exportOrgans = defineCall({
  ...shared,
  name: 'ums.organ.export',
  path: '/gateway/ums/web/organ/exportOrgan',
  request: z.strictObject({
    format: z._default(z.enum(['xlsx', 'csv']), 'xlsx'),
    /** `1`: an empty sheet with the headings an import reads. */
    template: optional(z.literal('1')),
    asOf: optional(day),
  }),
  result: z.null(),
  answer: 'file',
  doc: 'Writes the organisations within the data range of the caller on a day as a sheet that an import reads.',
});

export const importOrgans = defineCall({
  ...shared,
  name: 'ums.organ.import',
  path: '/gateway/ums/web/organ/importOrgan',
  encoding: 'multipart',
  effect: 'write',
  request: z.strictObject({
    mode: z.enum(['check', 'save'], 'choice'),
    file: upload,
    /** Cells to be read otherwise than the file has them: a list of `{row, column, value}` as JSON. */
    mends: optional(z.string().check(z.maxLength(400_000, 'tooLarge'))),
  }),
  result: importResult,
  errors: ['fileEmpty', 'fileFormat', 'fileTooLarge', 'tooManyRows', 'busy'],
  doc: 'Reads a sheet of organisations, each from its own day on: `check` tells what is wrong and what would change, `save` saves all of it or nothing.',
});

/** The calls about the tree as a sheet. */
export const organSheetCalls = { exportOrgans, importOrgans } as const satisfies CallTable;
