import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { cyclePreview } from '#bridge/calls/performance/cycles.ts';
import { performanceCycleCalls } from '#bridge/calls/performance/records/cycle.ts';
import { useCall } from '#bridge/react/index.ts';
import { arranging } from '#ui/parts/data-table/arranging.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { StatisticsStrip } from '#ui/parts/statistics-strip.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatNumber } from '#ui/texts/format.ts';
import { useWords, type Words } from '../texts/app-texts.ts';
import { CyclePicker } from './cycle-bar.tsx';
import css from './performance.module.css';

type Person = ResultOf<typeof cyclePreview>['people'][number];

/** Who would take part in a cycle that starts today, and why somebody would not. */
export function CyclePreview(): ReactElement {
  const t = useWords();
  const cycles = useCall(performanceCycleCalls.page, { rows: 200 });
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const drafts = (cycles.data?.rows ?? []).filter(({ state }) => state === 'draft');
  const cycleId = chosen ?? drafts[0]?.id;
  if (cycles.state === 'failed')
    return <ErrorState hint={cycles.error.words} onRetry={cycles.reload} />;
  if (cycles.data === undefined) return <SkeletonLines lines={6} />;
  if (cycleId === undefined)
    return <EmptyState icon="list" title={t('cycles.none')} hint={t('cycles.noneHint')} />;
  return (
    <div className={css.stack}>
      <CyclePicker
        options={drafts.map(({ id, fields }) => ({ id, name: String(fields.name) }))}
        value={cycleId}
        onChange={setChosen}
      />
      <People key={cycleId} cycleId={cycleId} />
    </div>
  );
}

function People({ cycleId }: { cycleId: string }): ReactElement {
  const t = useWords();
  const call = useCall(cyclePreview, { cycleId });
  const { data } = call;
  if (call.state === 'failed') return <ErrorState hint={call.error.words} onRetry={call.reload} />;
  if (data === undefined) return <SkeletonLines lines={6} />;
  return (
    <>
      <StatisticsStrip
        items={[
          { id: 'in', label: t('cycles.in'), value: data.in },
          { id: 'out', label: t('cycles.out'), value: data.out },
        ]}
      />
      <DataTable
        label={t('cycles.preview')}
        columns={columnsFor(t)}
        rows={data.people}
        rowKey={({ employmentId }) => employmentId}
        arranging={arranging}
      />
      {data.people.length < data.in + data.out && (
        <p className={css.hint}>{t('cycles.more', { count: formatNumber(data.people.length) })}</p>
      )}
    </>
  );
}

function columnsFor(t: Words) {
  return [
    { id: 'name', header: t('team.name'), cell: ({ name }: Person) => name, sortable: true },
    {
      id: 'organ',
      header: t('team.organ'),
      cell: ({ organName }: Person) => organName ?? '',
      sortable: true,
    },
    {
      id: 'why',
      header: t('cycles.result'),
      cell: ({ why }: Person) => (
        <Tag tone={why === 'in' ? 'good' : 'warn'}>{t(`cycles.why.${why}`)}</Tag>
      ),
      sortable: true,
    },
  ];
}
