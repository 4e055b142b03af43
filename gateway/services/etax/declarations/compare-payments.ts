/** Income beside wages of one kind beside the bureau's sheet: the payments of a payee together. */
import { sql } from 'kysely';
import { fen, less, type Money, nothing, yuanText } from '#gateway/kernel/exact/money.ts';
import type { PaymentKind } from '../engine/other-income.ts';
import type { BureauField, BureauLine } from './bureau-sheet.ts';
import { readPayments } from './payments.ts';
import type { Place } from './person-months.ts';

type Part = 'amount' | 'taxable' | 'tax';

/** What a column of the sheet is called for a payment, and which amount it is. */
const parts = {
  income: { field: 'income', part: 'amount' },
  yearTaxable: { field: 'taxable', part: 'taxable' },
  yearTax: { field: 'assessedTax', part: 'tax' },
  tax: { field: 'tax', part: 'tax' },
} as const satisfies Partial<Record<BureauField, { readonly field: string; readonly part: Part }>>;

type Known = keyof typeof parts;

/** One payee with all payments of a kind in a month. */
export interface Payee {
  /** The person; of somebody outside the first payment. */
  readonly key: string;
  readonly name: string;
  readonly staffNo: string;
  readonly document: string;
  readonly amounts: Readonly<Record<Part, Money>>;
}

/** The payees of a kind of income in a month. */
export async function readPayeesOf(
  place: Place,
  month: string,
  kind: PaymentKind,
): Promise<readonly Payee[]> {
  const where = sql<boolean>`i.month = ${month}::date and i.kind = ${kind}`;
  const payees = new Map<string, Payee>();
  for (const payment of await readPayments(place, where)) {
    const document = payment.documentNumber?.toUpperCase() ?? '';
    const by = document === '' ? payment.id : document;
    const before = payees.get(by);
    const sum = (part: Part): Money => fen((before?.amounts[part] ?? nothing) + payment[part]);
    payees.set(by, {
      key: before?.key ?? payment.personId ?? payment.id,
      name: payment.name,
      staffNo: payment.staffNo ?? '',
      document,
      amounts: { amount: sum('amount'), taxable: sum('taxable'), tax: sum('tax') },
    });
  }
  return [...payees.values()];
}

/** The columns of a sheet that payments are compared by, under their names. */
export function paymentFields(fields: readonly BureauField[]) {
  return fields.filter(isKnown).map((field) => parts[field].field);
}

function isKnown(field: BureauField): field is Known {
  return field in parts;
}

/** The lines of a sheet by document, those of one document added up. */
export function linesByDocument(lines: readonly BureauLine[]): ReadonlyMap<string, BureauLine> {
  const added = new Map<string, BureauLine>();
  for (const line of lines) {
    const before = added.get(line.document);
    const names = new Set([...line.amounts.keys(), ...(before?.amounts.keys() ?? [])]);
    const amounts = [...names].map((name) => {
      const sum = (before?.amounts.get(name) ?? nothing) + (line.amounts.get(name) ?? nothing);
      return [name, fen(sum)] as const;
    });
    added.set(line.document, { ...(before ?? line), amounts: new Map(amounts) });
  }
  return added;
}

/** What of a payee differs from a line. */
export function paymentDifferences({ amounts }: BureauLine, payee: Payee) {
  return [...amounts].flatMap(([name, there]) => {
    if (!isKnown(name)) return [];
    const { field, part } = parts[name];
    const here = payee.amounts[part];
    if (here === there) return [];
    const difference = yuanText(less(here, there));
    return [{ field, here: yuanText(here), there: yuanText(there), difference }];
  });
}
