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
  return (
    <Section title={t('job.title')}>
      <Rows
        label={t('job.title')}
        rows={record.jobs}
        empty={t('job.empty')}
        cells={[
          [t('job.period'), 216, (row) => period(t, row.from, row.to, 'since')],
          [t('job.organ'), 140, (row) => row.organName],
          [t('job.post'), 160, (row) => row.postName],
          [t('job.position'), 160, (row) => row.positionName],
          [t('job.grade'), 80, (row) => row.gradeCode],
          [t('job.manager'), 120, (row) => row.managerName],
          [t('job.reason'), 104, (row) => t(`reason.${row.reason}`)],
        ]}
      />
    </Section>
  );
}

/** The person's contracts. */
export function ContractTable({ record }: { record: EmployeeRecord }): ReactElement {
  const t = useWords();
  return (
    <Rows
      label={t('employee.contract')}
      rows={record.contracts}
      empty={t('contract.empty')}
      cells={[
        [t('contract.number'), 168, (row) => row.number],
        [t('contract.kind'), 140, (row) => t(`contract.kinds.${row.kind}`)],
        [t('contract.period'), 232, (row) => period(t, row.from, row.to, 'openEnded')],
        [t('contract.entity'), 220, (row) => row.entity],
        [t('contract.renewals'), 96, (row) => t('contract.times', { count: row.renewals })],
      ]}
    />
  );
}

/** Where the person studied. */
export function EducationTable({ record }: { record: EmployeeRecord }): ReactElement {
  const t = useWords();
  return (
    <Rows
      label={t('employee.education')}
      rows={record.educations}
      empty={t('education.empty')}
      cells={[
        [t('education.school'), 220, (row) => row.school],
        [t('education.degree'), 140, (row) => row.degree],
        [t('education.major'), 200, (row) => row.major],
        [t('education.period'), 232, (row) => period(t, row.from, row.to, 'since')],
      ]}
    />
  );
}

/** Whom to call in an emergency. */
export function EmergencyTable({ record }: { record: EmployeeRecord }): ReactElement {
  const t = useWords();
  return (
    <Rows
      label={t('employee.emergency')}
      rows={record.emergencyContacts}
      empty={t('emergency.empty')}
      cells={[
        [t('emergency.name'), 160, (row) => row.name],
        [t('emergency.relation'), 120, (row) => row.relation],
        [t('emergency.phone'), 200, (row) => row.phone],
      ]}
    />
  );
}

function Rows<Row extends { readonly id: string }>(props: {
  label: string;
  rows: readonly Row[];
  cells: readonly (readonly [header: string, width: number, cell: (row: Row) => string | null])[];
  empty: string;
}): ReactElement {
  const { label, rows, cells, empty } = props;
  if (rows.length === 0) return <EmptyState title={empty} />;
  const columns = cells.map(
    ([header, width, cell]): Column<Row> => ({
      id: header,
      header,
      width,
      cell: (row) => cell(row) ?? '',
    }),
  );
  return <DataTable label={label} rows={rows} columns={columns} rowKey={(row) => row.id} />;
}

function period(t: Words, from: string, to: string | null, open: 'since' | 'openEnded'): string {
  const first = formatDate(from);
  if (to === null) return t(`period.${open}`, { from: first });
  return t('period.range', { from: first, to: formatDate(to) });
}
