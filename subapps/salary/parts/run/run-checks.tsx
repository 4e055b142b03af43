import type { ReactElement } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { payRunChecks } from '#bridge/calls/salary/runs.ts';
import { tableStatus, useCall } from '#bridge/react/index.ts';
import { TablePart } from '#ui/layouts/stack-page.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate, formatNumber } from '#ui/texts/format.ts';
import { useWords, type Words } from '../../texts/app-texts.ts';
import css from './run.module.css';
import { toneOfCheck } from './tones.ts';

type Finding = ResultOf<typeof payRunChecks>['rows'][number];

/** What should be looked at before a run is calculated, errors first. */
export function RunChecks({ runId }: { runId: string }): ReactElement {
  const t = useWords();
  const call = useCall(payRunChecks, { payRunId: runId });
  return (
    <TablePart>
      <p className={css.hint}>{t('checks.hint')}</p>
      <DataTable
        label={t('run.checks')}
        columns={columnsOf(t)}
        rows={call.data?.rows ?? []}
        rowKey={({ kind, employmentId, on }: Finding) => `${kind} ${employmentId} ${on}`}
        status={tableStatus(call)}
        onRetry={call.reload}
        empty={<EmptyState icon="success" title={t('checks.none')} />}
      />
    </TablePart>
  );
}

/** What is to be known about a finding, line by line: of a rule of the company its document, its first day and its address. */
function detailOf(t: Words, { on, people, companyRule }: Finding): readonly string[] {
  if (companyRule !== null) {
    const { title, no, url, fromOn } = companyRule;
    const document = no === null ? title : `${title} ${no}`;
    const rule = t('checks.companyRule', { document, day: formatDate(fromOn) });
    return url === null ? [rule] : [rule, url];
  }
  if (on !== null) return [formatDate(on)];
  return people === null ? [] : [t('checks.everybody', { count: formatNumber(people) })];
}

function columnsOf(t: Words): Column<Finding>[] {
  return [
    {
      id: 'level',
      header: t('checks.level'),
      card: 'state',
      width: 100,
      text: ({ severity }) => t(`severity.${severity}`),
      cell: ({ severity }) => <Tag tone={toneOfCheck(severity)}>{t(`severity.${severity}`)}</Tag>,
    },
    {
      id: 'item',
      header: t('checks.item'),
      minWidth: 280,
      lines: 2,
      cell: ({ kind }) => t(`check.${kind}`),
    },
    { id: 'name', header: t('name'), minWidth: 140, cell: ({ name }) => name ?? '' },
    { id: 'staffNo', header: t('staffNo'), width: 120, cell: ({ staffNo }) => staffNo ?? '' },
    {
      id: 'detail',
      header: t('checks.detail'),
      minWidth: 300,
      lines: 2,
      text: (finding) => detailOf(t, finding).join(' '),
      cell: (finding) => (
        <>
          {detailOf(t, finding).map((line) => (
            <span key={line} className={css.line}>
              {line}
            </span>
          ))}
        </>
      ),
    },
  ];
}
