import { type ReactElement, useMemo, useState } from 'react';
import type { Mend } from '#bridge/calls/record/call-types.ts';
import type { CellProblem, SheetDoor, SheetReport } from '#bridge/calls/record/doors.ts';
import { Button } from '../parts/button.tsx';
import { arranging } from '../parts/data-table/arranging.ts';
import type { Column } from '../parts/data-table/columns.ts';
import { DataTable } from '../parts/data-table/data-table.tsx';
import { saveBlob } from '../parts/save-blob.ts';
import { ChoiceFilter } from '../parts/select/choice-filter.tsx';
import { TextInput } from '../parts/text-input.tsx';
import { formatNumber } from '../texts/format.ts';
import css from './import-dialog.module.css';
import { type RecordTools, wordsOfError } from './record-door.ts';
import { problemsAsCsv } from './sheets.ts';
import { type RecordScreenWords, useRecordScreenWords } from './texts/record-texts.ts';

export interface ImportProblemsProps {
  report: SheetReport;
  /** The job that keeps all errors of a large sheet. */
  jobId: string | null;
  door: Pick<SheetDoor, 'jobErrors'>;
  tools: Pick<RecordTools, 'tell'>;
  /** Of the file that was checked. */
  name: string;
  /** Has a cell read otherwise; stays the same function. */
  onMend: (mend: Mend) => void;
}

interface Line extends CellProblem {
  readonly id: string;
}

/** What is wrong in a sheet, cell by cell: narrowed to columns, sorted, and taken along as a sheet. */
export function ImportProblems(props: ImportProblemsProps): ReactElement {
  const { report, onMend } = props;
  const t = useRecordScreenWords();
  const [only, setOnly] = useState<readonly string[]>([]);
  const lines = useMemo(
    () => report.problems.map((problem, at): Line => ({ ...problem, id: String(at) })),
    [report],
  );
  const columns = useMemo(() => columnsOf(t, onMend), [t, onMend]);
  const counts = useMemo(() => countByColumn(lines), [lines]);
  const shown =
    only.length === 0 ? lines : lines.filter(({ column }) => only.includes(column ?? ''));
  return (
    <>
      <div className={css.tools}>
        {lines.length > 0 && (
          <ChoiceFilter
            label={t('import.column')}
            value={only}
            onChange={setOnly}
            options={[...counts].map(([value, count]) => ({
              value,
              label: `${value || t('import.wholeRow')} (${formatNumber(count)})`,
            }))}
          />
        )}
        <Button icon="download" onClick={() => download(props, t)}>
          {t('import.download')}
        </Button>
      </div>
      {lines.length > 0 && (
        <div className={css.problems}>
          <DataTable
            label={t('import.errors')}
            columns={columns}
            rows={shown}
            rowKey={(line) => line.id}
            arranging={arranging}
          />
        </div>
      )}
      {(report.more || report.problemCount > lines.length) && (
        <p className={css.hint}>{t('import.more', { shown: formatNumber(lines.length) })}</p>
      )}
    </>
  );
}

/** The errors as a file: a job keeps all of them, else those that are listed. */
function download(
  { report, jobId, door, tools, name }: ImportProblemsProps,
  t: RecordScreenWords,
): void {
  if (jobId !== null) {
    door.jobErrors(jobId).catch((cause: unknown) => tools.tell(wordsOfError(cause), 'error'));
    return;
  }
  const headings = [
    t('import.row'),
    t('import.column'),
    t('import.value'),
    t('import.reason'),
  ] as const;
  const csv = problemsAsCsv(headings, report.problems);
  const base = name.replace(/\.\w+$/, '');
  saveBlob(new Blob([csv], { type: 'text/csv' }), `${base}-${t('import.errors')}.csv`);
}

function columnsOf(t: RecordScreenWords, onMend: (mend: Mend) => void): Column<Line>[] {
  return [
    {
      id: 'row',
      header: t('import.row'),
      width: 80,
      sortable: true,
      align: 'end',
      card: 'state',
      value: ({ row }) => row,
      cell: ({ row }) => formatNumber(row),
    },
    {
      id: 'column',
      header: t('import.column'),
      width: 200,
      sortable: true,
      card: 'title',
      cell: ({ column }) => column ?? t('import.wholeRow'),
    },
    {
      id: 'value',
      header: t('import.value'),
      width: 220,
      card: 'field',
      text: ({ value }) => value ?? '',
      cell: (line) => <MendInput line={line} onMend={onMend} />,
    },
    {
      id: 'reason',
      header: t('import.reason'),
      minWidth: 240,
      lines: 2,
      cell: ({ reason }) => reason,
    },
  ];
}

/** What a cell holds, to be mended here; a whole row and a heading are mended in the file. */
function MendInput({ line, onMend }: { line: Line; onMend: (mend: Mend) => void }) {
  const { row, column, value } = line;
  const t = useRecordScreenWords();
  const [now, setNow] = useState(value ?? '');
  if (column === null || value === null || row < 2) return value;
  return (
    <TextInput
      size="sm"
      aria-label={t('import.cell', { column, row: formatNumber(row) })}
      value={now}
      onChange={(next) => {
        setNow(next);
        onMend({ row, column, value: next });
      }}
    />
  );
}

function countByColumn(lines: readonly Line[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { column } of lines) counts.set(column ?? '', (counts.get(column ?? '') ?? 0) + 1);
  return counts;
}
