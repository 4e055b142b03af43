import { lazy, Suspense } from 'react';
import type { AnyRow } from '#bridge/calls/record/any-row.ts';
import type { RecordDoor } from '#bridge/calls/record/doors.ts';
import type {
  BatchAction,
  ListAction,
  ListWiring,
  PickedRow,
} from '../layouts/list-screen/list-config.ts';
import { mediaIcons } from '../parts/icon/media-paths.ts';
import { SkeletonLines } from '../parts/skeleton.tsx';
import { formatNumber } from '../texts/format.ts';
import { runBatch } from './batch.ts';
import { wordsOfError } from './record-door.ts';
import type { SpokenRecord } from './show-value.ts';
import type { RecordScreenWords } from './texts/record-texts.ts';

// Who reads a list waits for none of it.
const ImportDialog = lazy(async () => ({
  default: (await import('./import-dialog.tsx')).ImportDialog,
}));
const BatchChange = lazy(async () => ({
  default: (await import('./batch-change.tsx')).BatchChange,
}));
const BatchMove = lazy(async () => ({
  default: (await import('./batch-move.tsx')).BatchMove,
}));
const BatchResult = lazy(async () => ({
  default: (await import('./batch-change.tsx')).BatchResult,
}));

type Wiring = Omit<ListWiring<AnyRow>, 'load'>;

/** The button that brings rows in from a sheet. */
export function importAction(
  spoken: SpokenRecord,
  door: RecordDoor,
  tools: Pick<Wiring, 'tell'>,
  t: RecordScreenWords,
): ListAction {
  return {
    id: 'import',
    label: t('import.action'),
    icon: mediaIcons.upload,
    title: t('import.title', { name: spoken.words.plural }),
    width: 800,
    body: (onClose) => (
      <Suspense fallback={<SkeletonLines lines={6} />}>
        <ImportDialog {...{ spoken, door, tools, onClose }} />
      </Suspense>
    ),
  };
}

/** What can be done with the selected rows: moved to another state, one field changed, or all of them removed. */
export function batchActions(
  spoken: SpokenRecord,
  door: RecordDoor,
  wiring: Wiring,
  t: RecordScreenWords,
): readonly BatchAction<AnyRow>[] {
  const onPicked = wiring.picked[1];
  const move: BatchAction<AnyRow> = {
    id: 'move',
    label: t('batch.move'),
    run: (picked) => ({
      title: t('batch.move'),
      width: 560,
      body: (onClose) => (
        <Suspense fallback={<SkeletonLines lines={4} />}>
          <BatchMove {...{ spoken, door, picked, onPicked, onClose }} />
        </Suspense>
      ),
    }),
  };
  return [
    ...(spoken.record.states ? [move] : []),
    {
      id: 'change',
      label: t('batch.change'),
      run: (picked) => ({
        title: t('batch.change'),
        width: 560,
        body: (onClose) => (
          <Suspense fallback={<SkeletonLines lines={4} />}>
            <BatchChange {...{ spoken, door, picked, onPicked, onClose }} />
          </Suspense>
        ),
      }),
    },
    {
      id: 'remove',
      label: t('batch.remove'),
      tone: 'bad',
      confirm: (count) => ({
        title: t('batch.removeTitle', { count: formatNumber(count) }),
        text: t('removeText'),
      }),
      run: (picked) => removeAll(picked, door, onPicked, t),
    },
  ];
}

async function removeAll(
  picked: readonly PickedRow[],
  door: RecordDoor,
  onPicked: (picked: readonly PickedRow[]) => void,
  t: RecordScreenWords,
) {
  const end = await runBatch(picked, (ids) => door.removeMany(ids), wordsOfError);
  onPicked(end.refused.map(({ id, userName }) => ({ id, userName })));
  return {
    title: t('batch.remove'),
    width: 560,
    body: (onClose: (how: 'changed') => void) => (
      <Suspense fallback={<SkeletonLines lines={4} />}>
        <BatchResult work="remove" end={end} onClose={() => onClose('changed')} />
      </Suspense>
    ),
  };
}
