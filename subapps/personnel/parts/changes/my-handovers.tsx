import { type ReactElement, useMemo, useState } from 'react';
import { myHandovers, tickHandover } from '#bridge/calls/joyhr/handover.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { useCall, useGateway, useTabTitle, useTools } from '#bridge/react/index.ts';
import { ListPage } from '#ui/layouts/list-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { wordsOfError } from '#ui/record/record-door.ts';
import { formatDate } from '#ui/texts/format.ts';
import { statusOf } from './due-list.tsx';
import { type ChangeWords, useChangeWords } from './texts/change-texts.ts';

type Item = ResultOf<typeof myHandovers>['items'][number];

/** Items that are handed over to the person, each confirmed by them. */
export function MyHandovers(): ReactElement {
  const t = useChangeWords();
  const call = useCall(myHandovers, {});
  const { busy, problem, tick } = useTick(call.reload);
  const columns = useMemo(() => columnsOf(t, busy, tick), [t, busy, tick]);
  useTabTitle(t('mine.title'));
  return (
    <ListPage header={<PageHeader title={t('mine.title')} />}>
      <Banner tone="info" title={t('mine.hint')} />
      {problem && <Banner tone="bad" title={problem} />}
      <DataTable
        label={t('mine.title')}
        columns={columns}
        rows={call.data?.items ?? []}
        rowKey={({ id }) => id}
        status={statusOf(call)}
        onRetry={call.reload}
        empty={<EmptyState title={t('mine.none')} />}
      />
    </ListPage>
  );
}

function useTick(reload: () => void) {
  const t = useChangeWords();
  const gateway = useGateway();
  const tools = useTools();
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState('');
  async function tick({ id, doneAt }: Item): Promise<void> {
    setBusy(id);
    setProblem('');
    try {
      await gateway.call(tickHandover, { itemId: id, done: doneAt === null ? '1' : '0' });
      tools.tell(t(doneAt === null ? 'mine.done' : 'mine.reopened'), 'success');
    } catch (cause) {
      setProblem(wordsOfError(cause));
    }
    setBusy(undefined);
    reload();
  }
  return { busy, problem, tick };
}

function columnsOf(
  t: ChangeWords,
  busy: string | undefined,
  tick: (item: Item) => Promise<void>,
): Column<Item>[] {
  return [
    { id: 'item', header: t('mine.item'), minWidth: 200, locked: true, cell: ({ item }) => item },
    { id: 'leaver', header: t('mine.leaver'), width: 120, cell: ({ leaverName }) => leaverName },
    {
      id: 'lastDay',
      header: t('mine.lastDay'),
      width: 128,
      cell: ({ lastDay }) => formatDate(lastDay),
    },
    {
      id: 'done',
      header: '',
      width: 280,
      cell: (item) => (
        <span>
          {item.doneAt !== null &&
            `${t('mine.received', { day: formatDate(item.doneAt.slice(0, 10)) })} `}
          <Button
            variant={item.doneAt === null ? 'primary' : 'quiet'}
            busy={busy === item.id}
            disabled={busy !== undefined}
            onClick={() => void tick(item)}
          >
            {t(item.doneAt === null ? 'mine.receive' : 'mine.reopen')}
          </Button>
        </span>
      ),
    },
  ];
}
