import type { compareDeclaration } from '#bridge/calls/etax/declarations.ts';
import { etaxCodes } from '#bridge/calls/etax/terms.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { less, type Money, yuanText } from '#gateway/kernel/exact/money.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { readSheet } from '#gateway/kernel/sheets/read-sheet.ts';
import type { PaymentKind } from '../engine/other-income.ts';
import { itemWords } from '../texts/form-words.ts';
import {
  type BureauField,
  type BureauLine,
  type BureauSheet,
  readBureauSheet,
} from './bureau-sheet.ts';
import {
  linesByDocument,
  paymentDifferences,
  paymentFields,
  readPayeesOf,
} from './compare-payments.ts';
import { requireMonth } from './months.ts';
import { type PaidPerson, readPaid } from './people.ts';
import { type PersonMonth, readPersonYears } from './person-months.ts';
import { type YearTax, yearTaxAt } from './year-tax.ts';

type Request = ParsedRequestOf<typeof compareDeclaration>;
type Result = ResultOf<typeof compareDeclaration>;

/** Lines of a file, people whose year is read at once, and lines of one list of the result. */
const MOST_LINES = 200_000;
const BATCH = 1000;
const MOST_SHOWN = 2000;

/** The request once its sheet was read. */
interface ReadRequest extends Request {
  readonly sheet: BureauSheet;
}

/** Reads the bureau's sheet before the transaction of the call begins. */
export async function readCompared(request: Request): Promise<ReadRequest> {
  return { ...request, sheet: readBureauSheet(await readSheet(request.file, MOST_LINES)) };
}

/** Compares a month with the bureau's sheet, line by line by document number. */
export async function compareMonth(
  context: CallContext,
  { month, income = 'wages', sheet }: ReadRequest,
): Promise<Result> {
  const sums = await requireMonth(context, month);
  const isOfWages = income === 'wages';
  if ((isOfWages ? sums.people : sums.payees) === 0) throw new RefusedError(etaxCodes.nothingPaid);
  const lines = sheet.lines.filter(({ item }) => isOf(income, item));
  const there = isOfWages
    ? new Map(lines.map((line) => [line.document, line]))
    : linesByDocument(lines);
  const found = new Set<string>();
  const differences: Result['differences'] = [];
  const onlyHere: Result['onlyHere'] = [];
  let equal = 0;
  const here = isOfWages ? wagesOf(context, month) : paymentsOf(context, month, income);
  for await (const { document, differencesFrom, ...who } of here) {
    const line = there.get(document);
    if (line === undefined) onlyHere.push(who);
    else {
      found.add(document);
      const own = differencesFrom(line).map((one) => ({ ...who, ...one }));
      if (own.length === 0) equal += 1;
      differences.push(...own);
    }
  }
  const onlyThere = [...there.values()]
    .filter(({ document }) => !found.has(document))
    .map(({ row, name, document, amounts }) => {
      const tax = amounts.get('tax');
      return {
        row,
        name,
        documentTail: document.slice(-4),
        tax: tax === undefined ? '' : yuanText(tax),
      };
    });
  context.record(`taxMonth:${month}`, { compared: lines.length, income });
  const lists = [differences, onlyHere, onlyThere, sheet.unread];
  return {
    read: lines.length,
    matched: found.size,
    equal,
    fields: isOfWages ? [...sheet.fields] : paymentFields(sheet.fields),
    differences: differences.slice(0, MOST_SHOWN),
    onlyHere: onlyHere.slice(0, MOST_SHOWN),
    onlyThere: onlyThere.slice(0, MOST_SHOWN),
    unread: sheet.unread.slice(0, MOST_SHOWN),
    cut: lists.some(({ length }) => length > MOST_SHOWN),
  };
}

/** Whether a line of the sheet is about an income; a sheet without a column for the item is taken as it is. */
function isOf(income: NonNullable<Request['income']>, item: string): boolean {
  if (item === '') return true;
  return income === 'wages'
    ? Object.values(itemWords).every((word) => !item.includes(word))
    : item.includes(itemWords[income]);
}

/** One person or payee that is looked for in the sheet. */
interface Compared {
  readonly key: string;
  readonly name: string;
  readonly staffNo: string;
  readonly document: string;
  readonly differencesFrom: (
    line: BureauLine,
  ) => Omit<Result['differences'][number], 'key' | 'name' | 'staffNo'>[];
}

async function* wagesOf(context: CallContext, month: string): AsyncGenerator<Compared> {
  for await (const { person, year } of peopleOf(context, month)) {
    const { personId: key, name, staffNo, documentNumber } = person;
    const differencesFrom = (line: BureauLine) => differencesOf(line, year);
    yield { key, name, staffNo, document: documentNumber?.toUpperCase() ?? '', differencesFrom };
  }
}

async function* paymentsOf(
  context: CallContext,
  month: string,
  kind: PaymentKind,
): AsyncGenerator<Compared> {
  for (const payee of await readPayeesOf(context, month, kind)) {
    const { key, name, staffNo, document } = payee;
    const differencesFrom = (line: BureauLine) => paymentDifferences(line, payee);
    yield { key, name, staffNo, document, differencesFrom };
  }
}

type WholeYear = YearTax & { readonly own: PersonMonth };

async function* peopleOf(
  context: CallContext,
  month: string,
): AsyncGenerator<{ readonly person: PaidPerson; readonly year: WholeYear }> {
  for (let offset = 0; ; offset += BATCH) {
    const people = await readPaid(context, { month, show: 'all' }, { rows: BATCH, offset });
    const ids = people.map(({ personId }) => personId);
    const years = await readPersonYears(context, ids, month);
    for (const person of people) {
      const of = years.get(person.personId);
      const year = of === undefined ? null : yearTaxAt(of, month);
      if (year !== null) yield { person, year };
    }
    if (people.length < BATCH) return;
  }
}

function differencesOf(line: BureauLine, year: WholeYear) {
  return [...line.amounts].flatMap(([field, there]) => {
    const here = amountOf(field, year);
    if (here === null || here === there) return [];
    const difference = less(here, there);
    return [
      { field, here: yuanText(here), there: yuanText(there), difference: yuanText(difference) },
    ];
  });
}

/** Non-residents have no sums of the year. */
function amountOf(field: BureauField, { own, totals, withholding }: WholeYear): Money | null {
  switch (field) {
    case 'income':
      return own.income;
    case 'tax':
      return own.tax;
    case 'yearIncome':
      return totals.income;
    case 'yearOwnContributions':
      return totals.ownContributions;
    case 'yearSpecialAdditional':
      return totals.specialAdditional;
    case 'yearBasicDeduction':
      return withholding?.basicDeduction ?? null;
    case 'yearTaxable':
      return withholding?.taxable ?? null;
    case 'yearTax':
      return withholding?.cumulativeTax ?? null;
    default:
      return null;
  }
}
