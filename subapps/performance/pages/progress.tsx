import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { cycleProgress, setNotRated } from '#bridge/calls/performance/cycles.ts';
import { notRatedReasons } from '#bridge/calls/performance/shapes.ts';
import { useCall, useTabTitle } from '#bridge/react/index.ts';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { arranging } from '#ui/parts/data-table/arranging.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { RadioGroup } from '#ui/parts/radio-group.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { StatisticsStrip } from '#ui/parts/statistics-strip.tsx';
import { CyclePicker, StageLine } from '../parts/cycle-bar.tsx';
import css from '../parts/performance.module.css';
import { usePlace } from '../parts/use-place.ts';
import { useSaved } from '../parts/use-saved.ts';
import { useWords, type Words } from '../texts/app-texts.ts';

type Progress = ResultOf<typeof cycleProgress>;
type Row = Progress['rows'][number];

/** How far the people of a cycle are. */
export function ProgressPage(): ReactElement {
  const t = useWords();
  useTabTitle(t('progress.title'));
  const { cycle, go } = usePlace();
  const [rating, setRating] = useState<Row | null>(null);
  const call = useCall(cycleProgress, cycle === undefined ? {} : { cycleId: cycle });
  const { data } = call;
  return (
    <main className={css.page}>
      <PageHeader title={t('progress.title')} />
      {call.state === 'failed' && <ErrorState hint={call.error.words} onRetry={call.reload} />}
      {call.state !== 'failed' && data === undefined && <SkeletonLines lines={8} />}
      {data?.cycleId === null && (
        <EmptyState icon="list" title={t('noCycle')} hint={t('noCycleHint')} />
      )}
      {data && data.cycleId !== null && (
        <>
          <CyclePicker
            options={data.cycles}
            value={data.cycleId}
            onChange={(id) => go({ cycle: id })}
          />
          <StageLine stages={data.stages} />
          <StatisticsStrip items={figuresOf(t, data.rows)} />
          <div className={css.table}>
            <DataTable
              label={t('progress.title')}
              columns={columnsFor(t, setRating)}
              rows={data.rows}
              rowKey={({ id }) => id}
              arranging={arranging}
            />
          </div>
        </>
      )}
      {rating !== null && (
        <RatingForm row={rating} onClose={() => setRating(null)} onSaved={call.reload} />
      )}
    </main>
  );
}

function figuresOf(t: Words, rows: readonly Row[]) {
  const count = (test: (row: Row) => boolean): number => rows.filter(test).length;
  return [
    { id: 'all', label: t('progress.all'), value: rows.length },
    { id: 'set', label: t('progress.set'), value: count(({ goals }) => goals === 'set') },
    {
      id: 'self',
      label: t('progress.selfDone'),
      value: count(({ self }) => self === 'submitted'),
    },
    {
      id: 'manager',
      label: t('progress.managerDone'),
      value: count(({ manager }) => manager === 'submitted'),
    },
    { id: 'levels', label: t('progress.levels'), value: count(({ level }) => level !== null) },
    {
      id: 'acknowledged',
      label: t('progress.acknowledged'),
      value: count(({ acknowledged }) => acknowledged),
    },
    {
      id: 'lapsed',
      label: t('progress.lapsed'),
      value: count(({ lapsed }) => lapsed),
    },
  ];
}

function columnsFor(t: Words, onRate: (row: Row) => void) {
  const state = (value: Row['self']): string => (value === 'none' ? '' : t(`reviewState.${value}`));
  const ratingOf = ({ notRated }: Row): string =>
    notRated === null
      ? t('progress.rated')
      : t('progress.notRatedFor', { why: t(`notRated.${notRated}`) });
  return [
    { id: 'name', header: t('team.name'), cell: ({ name }: Row) => name, sortable: true },
    {
      id: 'organ',
      header: t('team.organ'),
      cell: ({ organName }: Row) => organName ?? '',
      sortable: true,
    },
    {
      id: 'managerName',
      header: t('progress.managerName'),
      cell: ({ managerName }: Row) => managerName ?? '',
      sortable: true,
    },
    {
      id: 'goals',
      header: t('team.goals'),
      cell: ({ goals }: Row) => t(`goalsState.${goals}`),
      sortable: true,
    },
    { id: 'self', header: t('team.self'), cell: ({ self }: Row) => state(self), sortable: true },
    {
      id: 'peers',
      header: t('team.peers'),
      cell: ({ peersDone, peersAsked }: Row) =>
        peersAsked === 0 ? '' : `${peersDone}/${peersAsked}`,
    },
    {
      id: 'manager',
      header: t('team.manager'),
      cell: ({ manager }: Row) => state(manager),
      sortable: true,
    },
    {
      id: 'score',
      header: t('progress.score'),
      cell: ({ score }: Row) => score ?? '',
      align: 'end' as const,
      sortable: true,
    },
    { id: 'level', header: t('team.level'), cell: ({ level }: Row) => level ?? '', sortable: true },
    {
      id: 'rating',
      header: t('progress.rating'),
      text: ratingOf,
      cell: (row: Row) => (
        <Button size="sm" variant="quiet" onClick={() => onRate(row)}>
          {ratingOf(row)}
        </Button>
      ),
    },
  ];
}

function RatingForm(props: { row: Row; onClose: () => void; onSaved: () => void }): ReactElement {
  const { row, onClose, onSaved } = props;
  const t = useWords();
  const [why, setWhy] = useState<'rated' | (typeof notRatedReasons)[number]>(
    row.notRated ?? 'rated',
  );
  const { save, problem } = useSaved(setNotRated, {
    done: t('saved'),
    onDone: () => {
      onSaved();
      onClose();
    },
  });
  const options = [
    { value: 'rated' as const, label: t('progress.rated') },
    ...notRatedReasons.map((value) => ({
      value,
      label: t('progress.notRatedFor', { why: t(`notRated.${value}`) }),
    })),
  ];
  return (
    <Dialog
      open
      width={440}
      title={t('progress.setRatingFor', { name: row.name })}
      onClose={onClose}
      buttons={[
        {
          id: 'save',
          label: t('checkIn.save'),
          variant: 'primary',
          onClick: () =>
            save({ id: row.id, version: row.version, why: why === 'rated' ? null : why }),
        },
      ]}
    >
      {problem !== undefined && <Banner tone="bad" title={problem} />}
      <Field label={t('progress.rating')}>
        <RadioGroup value={why} options={options} onChange={setWhy} />
      </Field>
    </Dialog>
  );
}
