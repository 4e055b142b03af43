/** The withholding declaration of a month: what is declared, the bureau's forms, the comparison with its file. */
import * as z from 'zod/mini';
import { day, id, lines, optional, pageOf, pageRequest, text, upload } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { uacCodes } from '../uac/terms.ts';
import {
  amount,
  comparedField,
  comparedIncome,
  declarationForm,
  declarationMonth,
  declarationRow,
  monthAmounts,
  payment,
  taxFiling,
  yearTax,
} from './declaration-shapes.ts';
import { taxFunctions } from './functions.ts';
import { etaxCodes as codes } from './terms.ts';

const seen = {
  service: 'etax',
  access: { kind: 'function', functionId: taxFunctions.declarations },
} as const;
const path = '/gateway/etax/web/declaration';

/** A tax year. */
const year = z.pipe(
  z.string().check(z.regex(/^(19|20|21)\d\d$/, 'invalid')),
  z.transform((value) => Number(value)),
);

export const declarationMonths = defineCall({
  ...seen,
  name: 'etax.declaration.months',
  path: `${path}/getDeclarationMonths`,
  request: z.strictObject({
    /** The year of today when absent. */
    year: optional(year),
  }),
  result: z.object({
    year: z.number(),
    /** The years in which anything was paid, the newest first. */
    years: z.array(z.number()),
    months: z.array(declarationMonth),
  }),
  doc: 'Lists the months of a tax year with what was paid and withheld, the last day to file, and what was filed.',
});

export const declarationDetail = defineCall({
  ...seen,
  name: 'etax.declaration.get',
  path: `${path}/getDeclaration`,
  request: z.strictObject({ month: day }),
  result: z.extend(declarationMonth, {
    filings: z.array(taxFiling),
    can: z.object({ file: z.boolean() }),
  }),
  errors: ['notFound'],
  doc: 'Returns the sums of one tax month with everything that was filed of it.',
});

export const declarationPeople = defineCall({
  ...seen,
  name: 'etax.declaration.list',
  path: `${path}/getDeclarationPeople`,
  request: z.strictObject({
    month: day,
    show: optional(z.enum(['all', 'taxed', 'bonus', 'severance'])),
    /** A part of a name or staff number. */
    keyword: optional(text(1, 60)),
    ...pageRequest,
  }),
  result: pageOf(declarationRow),
  errors: ['notFound'],
  doc: 'Lists who was paid in a tax month by staff number: the month, and the sums of the year that its tax comes from.',
});

export const declarationPayments = defineCall({
  ...seen,
  name: 'etax.declaration.payments',
  path: `${path}/getDeclarationPayments`,
  request: z.strictObject({ month: day, ...pageRequest }),
  result: z.extend(pageOf(payment), {
    /** The month was filed, and the caller may correct its payments. */
    can: z.object({ correct: z.boolean() }),
  }),
  errors: ['notFound'],
  doc: 'Lists labour, author’s and royalty income of a tax month, each payment with the steps of its tax.',
});

export const declarationPerson = defineCall({
  ...seen,
  name: 'etax.declaration.person',
  path: `${path}/getDeclarationPerson`,
  request: z.strictObject({ month: day, personId: id }),
  result: z.object({
    name: z.string(),
    staffNo: z.string(),
    /** What the year brought along from before the first run; null without that. */
    opening: z.nullable(z.object({ ...monthAmounts })),
    months: z.array(
      z.object({ month: day, ...monthAmounts, year: z.nullable(yearTax), payMonths: z.array(day) }),
    ),
  }),
  errors: ['notFound'],
  doc: 'Returns the months of the year of one person up to a month, each with the sums up to it.',
});

export const declarationFile = defineCall({
  ...seen,
  name: 'etax.declaration.export',
  path: `${path}/exportDeclaration`,
  request: z.strictObject({ month: day, form: declarationForm }),
  result: z.null(),
  answer: 'file',
  errors: [uacCodes.confirmNeeded, 'notFound', codes.nothingPaid],
  doc: 'Writes a tax month in a form that the client of the tax bureau imports: people, wages, yearly bonus, severance, labour, author’s or royalty income. The forms are Chinese and hold whole document numbers.',
});

export const compareDeclaration = defineCall({
  ...seen,
  name: 'etax.declaration.compare',
  path: `${path}/compareDeclaration`,
  encoding: 'multipart',
  request: z.strictObject({
    month: day,
    /** Wages when absent. */
    income: optional(comparedIncome),
    file: upload,
  }),
  result: z.object({
    /** Lines of the file, and those with a person of the month. */
    read: z.number(),
    matched: z.number(),
    equal: z.number(),
    /** What the file has columns for. */
    fields: z.array(comparedField),
    differences: z.array(
      z.object({
        /** The person; of somebody outside the first payment. */
        key: id,
        name: z.string(),
        staffNo: z.string(),
        field: comparedField,
        here: amount,
        there: amount,
        difference: amount,
      }),
    ),
    onlyHere: z.array(z.object({ key: id, name: z.string(), staffNo: z.string() })),
    onlyThere: z.array(
      z.object({ row: z.number(), name: z.string(), documentTail: z.string(), tax: z.string() }),
    ),
    /** Cells that are no amounts, by row of the sheet and heading. */
    unread: z.array(z.object({ row: z.number(), heading: z.string(), value: z.string() })),
    /** More than 2,000 of a list: the rest is left out. */
    cut: z.boolean(),
  }),
  errors: [
    'notFound',
    'fileEmpty',
    'fileFormat',
    'fileTooLarge',
    'tooManyRows',
    'busy',
    codes.noDocumentColumn,
    codes.nothingPaid,
  ],
  doc: 'Compares a tax month with the file that the client of the tax bureau exports, line by line by document number. Nothing is kept.',
});

export const fileDeclaration = defineCall({
  ...seen,
  name: 'etax.declaration.file',
  path: `${path}/fileDeclaration`,
  encoding: 'json',
  effect: 'write',
  access: { kind: 'function', functionId: taxFunctions['declarations.file'] },
  request: z.strictObject({
    month: day,
    filedOn: day,
    /** The number that the bureau returned. */
    receiptNo: optional(text(1, 60)),
    note: optional(lines(1, 500)),
  }),
  result: taxFiling,
  errors: ['notFound', codes.runsOpen, codes.nothingPaid, codes.filedInFuture],
  doc: 'Notes that a tax month was filed with the bureau, with the sums as they are now. It can be noted again after a correction.',
});

/** The calls about monthly declarations. */
export const declarationCalls = {
  declarationMonths,
  declarationDetail,
  declarationPeople,
  declarationPayments,
  declarationPerson,
  declarationFile,
  compareDeclaration,
  fileDeclaration,
};
