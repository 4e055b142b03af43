/** The bureau's forms of income beside wages, and who of its payees the client has to know. */
import { sql } from 'kysely';
import { readIdNumber } from '#bridge/calls/joyhr/id-number.ts';
import { yuanText } from '#gateway/kernel/exact/money.ts';
import type { Cell } from '#gateway/kernel/sheets/write-sheet.ts';
import type { PaymentKind } from '../engine/other-income.ts';
import { documentTypes, formCells, formHeadings } from '../texts/form-words.ts';
import { type Payment, readPayments } from './payments.ts';
import type { PaidPerson } from './people.ts';
import type { Place } from './person-months.ts';

type Row = readonly Cell[];

/** The rows of one kind of income in its form. */
export async function paymentRows(
  place: Place,
  month: string,
  kind: PaymentKind,
): Promise<readonly Row[]> {
  const where = sql<boolean>`i.month = ${month}::date and i.kind = ${kind}`;
  const payments = await readPayments(place, where);
  return payments.map((payment) => {
    const first = [
      payment.staffNo,
      payment.name,
      documentTypes[payment.documentType],
      payment.documentNumber,
      ...(kind === 'labour' ? [formCells.labour] : []),
      yuanText(payment.amount),
    ];
    const notes = [
      ...(payment.residency === 'non-resident' ? [formCells.nonResident] : []),
      ...(payment.corrects === null
        ? []
        : [formCells.corrects(payment.corrects.slice(0, 7), payment.sequence)]),
    ];
    // Exempt income, taxes and fees that count, insurance, gifts and reductions are filled in by the bureau's client.
    const empty = formHeadings[kind].length - first.length - 1;
    return [...first, ...Array.from({ length: empty }, () => null), notes.join('；') || null];
  });
}

/** The payees of a month: those of the staff as the form of wages knows people, and the others by their document. */
export async function readPayees(
  place: Place,
  month: string,
): Promise<{ readonly staff: readonly PaidPerson[]; readonly outside: readonly Row[] }> {
  const payments = await readPayments(place, sql<boolean>`i.month = ${month}::date`);
  const staff = new Map<string, PaidPerson>();
  const outside = new Map<string, Row>();
  for (const payment of payments) {
    const { personId, name, staffNo, documentType, documentNumber } = payment;
    if (personId === null) outside.set(documentNumber ?? '', outsideCells(payment));
    else
      staff.set(personId, { personId, name, staffNo: staffNo ?? '', documentType, documentNumber });
  }
  return { staff: [...staff.values()], outside: [...outside.values()] };
}

function outsideCells({ name, documentType, documentNumber }: Payment): Row {
  const card = documentType === 'cn-id' ? readIdNumber(documentNumber ?? '') : undefined;
  return [
    null,
    name,
    documentTypes[documentType],
    documentNumber,
    documentType === 'cn-id' ? formCells.china : null,
    card === undefined ? null : formCells[card.gender],
    card?.birthDate ?? null,
    formCells.active,
    formCells.other,
    null,
    null,
    null,
  ];
}
