import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { dispatchSettlementWords } from '#bridge/calls/outsourcing/records/settlement.words.ts';
import type { dispatchMonth } from '#bridge/calls/outsourcing/settle.ts';
import { tableStatus } from '#bridge/react/index.ts';
import { TablePart } from '#ui/layouts/stack-page.tsx';
import { arranging } from '#ui/parts/data-table/arranging.ts';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { moneyWords, monthWords } from '#ui/texts/money.ts';
import { useLocale } from '#ui/texts/use-texts.ts';
import { useWords } from '../../texts/app-texts.ts';

type Month = ResultOf<typeof dispatchMonth>;
type Line = Month['rows'][number];

const tones = {
  draft: 'neutral',
  approved: 'accent',
  confirmed: 'good',
  disputed: 'warn',
  paid: 'good',
} as const;
const amounts = ['basePay', 'overtimePay', 'insurance', 'fee', 'tax', 'total'] as const;

interface MonthLinesProps {
  of: Month;
  call: Parameters<typeof tableStatus>[0] & { readonly reload: () => void };
}

/** The workers of a month with every part of their amount; a line opens the settlement. */
export function MonthLines({ of, call }: MonthLinesProps): ReactElement {
  const t = useWords();
  const [, navigate] = useLocation();
  const columns = useColumns();
  return (
    <TablePart>
      <DataTable
        label={t('month.title')}
        columns={columns}
        rows={of.rows}
        rowKey={({ id }: Line) => id}
        arranging={arranging}
        status={tableStatus(call)}
        onOpen={({ id }) => navigate(`/settlements?open=${id}`)}
        onRetry={call.reload}
        empty={
          <EmptyState
            title={t('month.none')}
            hint={of.closed ? t('month.noneHint') : t('month.openHint')}
          />
        }
      />
    </TablePart>
  );
}

function useColumns(): readonly Column<Line>[] {
  const t = useWords();
  const locale = useLocale();
  const { fields, states } = dispatchSettlementWords[locale];
  const headOf = (name: string): string => fields[name] ?? '';
  return [
    {
      id: 'worker',
      header: headOf('employment'),
      cell: ({ worker }) => worker,
      width: 120,
      locked: true,
    },
    {
      id: 'state',
      header: t('month.state'),
      cell: ({ state, pending }) => (
        <Tag tone={pending ? 'accent' : tones[state]}>
          {pending ? t('month.pending') : states?.[state]}
        </Tag>
      ),
      text: ({ state, pending }) => (pending ? t('month.pending') : (states?.[state] ?? '')),
      width: 130,
    },
    {
      id: 'corrects',
      header: headOf('corrects'),
      cell: ({ corrects }) => (corrects === null ? '' : monthWords(corrects)),
      width: 90,
    },
    {
      id: 'hours',
      header: headOf('hours'),
      cell: ({ hours }) => hours ?? '',
      align: 'end',
      width: 90,
    },
    ...amounts.map(
      (name): Column<Line> => ({
        id: name,
        header: headOf(name),
        cell: ({ [name]: amount }) => (amount === null ? '' : moneyWords(amount)),
        align: 'end',
        minWidth: 104,
      }),
    ),
  ];
}
