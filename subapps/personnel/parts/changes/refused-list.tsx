import { type ReactElement, useMemo, useState } from 'react';
import { type refusedChanges, retryChange } from '#bridge/calls/joyhr/life.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { type CallState, useGateway, useTools } from '#bridge/react/index.ts';
import { useRecord } from '#bridge/react/record.ts';
import { ListPage } from '#ui/layouts/list-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { RecordView } from '#ui/record/record-dialog.tsx';
import { wordsOfError } from '#ui/record/record-door.ts';
import { formatDate, formatRelative } from '#ui/texts/format.ts';
import { useLocale } from '#ui/texts/use-texts.ts';
import { changeKinds } from './change-kinds.ts';
import { statusOf } from './due-list.tsx';
import { type ChangeWords, useChangeWords } from './texts/change-texts.ts';

type Refused = ResultOf<typeof refusedChanges>['changes'][number];

/** Planned changes whose day has come and that something was in the way of; each can be tried again. */
export function RefusedList({
  call,
}: {
  call: CallState<ResultOf<typeof refusedChanges>> & { reload: () => void };
}): ReactElement {
  const t = useChangeWords();
  const { busy, problem, retry } = useRetry(call.reload);
  const columns = useMemo(() => columnsOf(t, busy, retry), [t, busy, retry]);
  const [open, setOpen] = useState<Refused>();
  return (
    <ListPage header={<PageHeader title={t('view.refused')} />}>
      <Banner tone="warn" title={t('refused.hint')} />
      {problem && <Banner tone="bad" title={problem} />}
      <DataTable
        label={t('view.refused')}
        columns={columns}
        rows={call.data?.changes ?? []}
        rowKey={({ id }) => id}
        status={statusOf(call)}
        onOpen={setOpen}
        onRetry={call.reload}
        empty={<EmptyState title={t('refused.none')} />}
      />
      {open && (
        <RefusedDialog
          change={open}
          onClose={() => {
            setOpen(undefined);
            call.reload();
          }}
        />
      )}
    </ListPage>
  );
}

/** The change as it is kept; who may cancel it does so here. */
function RefusedDialog({
  change,
  onClose,
}: {
  change: Refused;
  onClose: () => void;
}): ReactElement {
  const { record, words, calls } = changeKinds[change.kind];
  const locale = useLocale();
  const door = useRecord(calls);
  const tools = useTools();
  const spoken = useMemo(() => ({ record, words: words[locale] }), [record, words, locale]);
  return (
    <Dialog open title={change.name} onClose={onClose}>
      <RecordView id={change.id} {...{ spoken, door, tools, onClose }} />
    </Dialog>
  );
}

function useRetry(reload: () => void) {
  const t = useChangeWords();
  const gateway = useGateway();
  const tools = useTools();
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState('');
  async function retry({ kind, id, name }: Refused): Promise<void> {
    setBusy(id);
    setProblem('');
    try {
      await gateway.call(retryChange, { kind, id });
      tools.tell(t('refused.done', { name }), 'success');
    } catch (cause) {
      setProblem(`${name}：${wordsOfError(cause)}`);
    }
    setBusy(undefined);
    reload();
  }
  return { busy, problem, retry };
}

function columnsOf(
  t: ChangeWords,
  busy: string | undefined,
  retry: (change: Refused) => Promise<void>,
): Column<Refused>[] {
  return [
    { id: 'name', header: t('refused.name'), width: 120, locked: true, cell: ({ name }) => name },
    {
      id: 'kind',
      header: t('refused.kind'),
      width: 104,
      cell: ({ kind }) => <Tag>{t(`life.kind.${kind}`)}</Tag>,
    },
    { id: 'day', header: t('refused.day'), width: 128, cell: ({ day }) => formatDate(day) },
    { id: 'reason', header: t('refused.reason'), minWidth: 240, cell: ({ reason }) => reason },
    {
      id: 'triedAt',
      header: t('refused.triedAt'),
      width: 120,
      cell: ({ triedAt }) => formatRelative(triedAt),
    },
    {
      id: 'retry',
      header: '',
      width: 96,
      cell: (change) =>
        change.can.retry && (
          <Button
            busy={busy === change.id}
            disabled={busy !== undefined}
            onClick={() => void retry(change)}
          >
            {t('refused.retry')}
          </Button>
        ),
    },
  ];
}
