import type { ReactElement } from 'react';
import { Section } from '#ui/layouts/detail-page.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { formatDate } from '#ui/texts/format.ts';
import type { EmployeeRecord } from '../../stores/record.ts';
import { useWords, type Words } from '../../texts/app-texts.ts';

/** The dated rows of the person's job. */
export function JobTable({ record }: { record: EmployeeRecord }): ReactElement {
  const t = useWords();
  const { jobs } = record;
  const columns = cellsOf(t).map(
    ([header, width, cell]): Column<JobRow> => ({
      id: header,
      header,
      width,
      cell: (row) => cell(row) ?? '',
    }),
  );
  return (
    <Section title={t('job.title')}>
      {jobs.length === 0 ? (
        <EmptyState title={t('job.empty')} />
      ) : (
        <DataTable label={t('job.title')} rows={jobs} columns={columns} rowKey={(row) => row.id} />
      )}
    </Section>
  );
}

type JobRow = EmployeeRecord['jobs'][number];
type Cell = readonly [header: string, width: number, cell: (row: JobRow) => string | null];

function cellsOf(t: Words): readonly Cell[] {
  return [
    [t('job.period'), 216, (row) => period(t, row.from, row.to)],
    [t('job.organ'), 140, (row) => row.organName],
    [t('job.post'), 160, (row) => row.postName],
    [t('job.position'), 160, (row) => row.positionName],
    [t('job.grade'), 80, (row) => row.gradeCode],
    [t('job.manager'), 120, (row) => row.managerName],
    [t('job.reason'), 104, (row) => t(`reason.${row.reason}`)],
  ];
}

function period(t: Words, from: string, to: string | null): string {
  const first = formatDate(from);
  if (to === null) return t('period.since', { from: first });
  return t('period.range', { from: first, to: formatDate(to) });
}
