import type { declarationPayments } from '#bridge/calls/etax/declarations.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { Tag } from '#ui/parts/tag.tsx';
import { moneyWords, monthWords } from '#ui/texts/money.ts';
import type { Words } from '../../texts/app-texts.ts';

type Payment = ResultOf<typeof declarationPayments>['rows'][number];

/** The steps of the tax on payments, beside who had them or in which month. */
export function paymentColumns(t: Words, first: 'payee' | 'month'): Column<Payment>[] {
  const money = (id: 'amount' | 'expenses' | 'taxable' | 'quickDeduction' | 'tax') =>
    ({
      id,
      header: t(`payments.${id}`),
      width: 100,
      align: 'end',
      cell: (row) => moneyWords(row[id]),
    }) as const satisfies Column<Payment>;
  const percent = (id: 'sharePercent' | 'ratePercent') =>
    ({
      id,
      header: t(`payments.${id}`),
      width: 76,
      align: 'end',
      cell: (row) => `${row[id]}%`,
    }) as const satisfies Column<Payment>;
  return [
    ...(first === 'payee' ? payeeColumns(t) : [monthColumn(t)]),
    {
      id: 'kind',
      header: t('payments.kind'),
      minWidth: 220,
      text: ({ kind }) => t(`payments.kinds.${kind}`),
      cell: ({ kind, corrects, correctedIn, sequence }) => (
        <>
          {t(`payments.kinds.${kind}`)}{' '}
          {corrects !== null && <Tag tone="warn">{correctsOf(t, corrects, sequence)}</Tag>}
          {correctedIn !== null && (
            <Tag tone="accent">{t('payments.correctedIn', { month: correctedIn.slice(0, 7) })}</Tag>
          )}
        </>
      ),
    },
    money('amount'),
    money('expenses'),
    percent('sharePercent'),
    money('taxable'),
    percent('ratePercent'),
    money('quickDeduction'),
    money('tax'),
  ];
}

function correctsOf(t: Words, corrects: string, sequence: number | null): string {
  const month = corrects.slice(0, 7);
  if (sequence === null) return t('payments.corrects', { month });
  return t('payments.correctsAgain', { month, sequence: String(sequence) });
}

function monthColumn(t: Words): Column<Payment> {
  return {
    id: 'month',
    header: t('declarations.month'),
    width: 120,
    locked: true,
    cell: ({ month }) => monthWords(month),
  };
}

function payeeColumns(t: Words): Column<Payment>[] {
  return [
    {
      id: 'name',
      header: t('payments.payee'),
      width: 150,
      fixed: 'start',
      locked: true,
      text: ({ name }) => name,
      cell: ({ name, residency }) => (
        <>
          {name}
          {residency === 'non-resident' && <Tag>{t('declarations.nonResident')}</Tag>}
        </>
      ),
    },
    {
      id: 'staffNo',
      header: t('declarations.staffNo'),
      width: 90,
      cell: ({ staffNo }) => staffNo ?? t('payments.outside'),
    },
  ];
}
