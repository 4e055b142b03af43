import { type ReactElement, useEffect, useState } from 'react';
import { useParams } from 'wouter';
import {
  listSubscriptions,
  pauseSubscription,
  removeSubscription,
  subscriptionFile,
} from '#bridge/calls/prism/subscriptions.ts';
import {
  tableStatus,
  useCall,
  useDownload,
  useSave,
  useTabTitle,
  useTools,
} from '#bridge/react/index.ts';
import { usePageLocation } from '#bridge/react/location.ts';
import { useFigureWords } from '#ui/figures/texts/figures-texts.ts';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { StackPage, TablePart } from '#ui/layouts/stack-page.tsx';
import { Button, IconButton } from '#ui/parts/button.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { Menu, type MenuItem } from '#ui/parts/menu.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { columnsOf } from '../parts/subscription/columns.tsx';
import { SubscribeDialog, type Subscription } from '../parts/subscription/subscribe-dialog.tsx';
import { writeAddress } from '../stores/address.ts';
import { useWords } from '../texts/app-texts.ts';

/** The report of a subscription, narrowed as it comes. */
function placeOf({ report, filters }: Subscription): string {
  const { organId: organ, period, compare } = filters;
  const query = writeAddress({ organ, period, compare, show: null, sort: null });
  return query === '' ? `/reports/${report}` : `/reports/${report}?${query}`;
}

/** What comes to the caller, and what the caller had sent to others. */
export function SubscriptionsPage(): ReactElement {
  const t = useWords();
  const f = useFigureWords();
  useTabTitle(t('subscription.list'));
  const [, navigate] = usePageLocation();
  const call = useCall(listSubscriptions, {});
  const [edited, setEdited] = useState<Subscription | null>(null);
  useOpened(call.data?.subscriptions);
  const buttons: Column<Subscription> = {
    id: 'buttons',
    header: '',
    width: 64,
    locked: true,
    card: 'buttons',
    cell: (row) => <RowMenu {...{ row }} onEdit={() => setEdited(row)} onChanged={call.reload} />,
  };
  return (
    <StackPage>
      <PageHeader title={t('subscription.list')} subtitle={t('subscription.listHint')} />
      <TablePart>
        <DataTable
          label={t('subscription.list')}
          columns={[...columnsOf(t, f), buttons]}
          rows={call.data?.subscriptions ?? []}
          rowKey={({ id }: Subscription) => id}
          status={tableStatus(call)}
          onRetry={call.reload}
          onOpen={(row) => row.reportName !== null && navigate(placeOf(row))}
          empty={
            <EmptyState
              icon="bell"
              title={t('subscription.none')}
              hint={t('subscription.noneHint')}
              action={
                <Button onClick={() => navigate('/reports')}>{t('subscription.toReports')}</Button>
              }
            />
          }
        />
      </TablePart>
      {edited && (
        <SubscribeDialog
          report={{ id: edited.report, name: edited.reportName ?? t('subscription.noReport') }}
          filters={edited.filters}
          subscription={edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            call.reload();
          }}
        />
      )}
    </StackPage>
  );
}

/** A message leads to a subscription by its id: its report opens in the place of the list. */
function useOpened(rows: readonly Subscription[] | undefined): void {
  const { id } = useParams();
  const [, navigate] = usePageLocation();
  useEffect(() => {
    if (id === undefined || rows === undefined) return;
    const found = rows.find((row) => row.id === id && row.reportName !== null);
    navigate(found ? placeOf(found) : '/subscriptions', { replace: true });
  }, [id, rows, navigate]);
}

interface RowMenuProps {
  row: Subscription;
  onEdit: () => void;
  onChanged: () => void;
}

function RowMenu({ row, onEdit, onChanged }: RowMenuProps): ReactElement {
  const t = useWords();
  const name = row.reportName ?? t('subscription.noReport');
  const download = useDownload(subscriptionFile, (file) => t('said.exported', { name: file }));
  const { pause, remove } = useChanges(row, name, onChanged);
  const items: MenuItem[] = [
    ...(row.file === null
      ? []
      : [
          {
            id: 'file',
            icon: 'download' as const,
            label: t('subscription.download'),
            onSelect: () => void download({ id: row.id }),
          },
        ]),
    ...(row.reportName === null
      ? []
      : [{ id: 'edit', icon: 'edit' as const, label: t('actions.edit'), onSelect: onEdit }]),
    {
      id: 'pause',
      icon: row.state === 'active' ? 'clock' : 'refresh',
      label: t(row.state === 'active' ? 'subscription.pause' : 'subscription.resume'),
      onSelect: () => void pause(row.state === 'active'),
    },
    {
      id: 'remove',
      icon: 'delete',
      label: t('subscription.remove'),
      danger: true,
      onSelect: () => void remove(),
    },
  ];
  return (
    <Menu
      placement="bottom-end"
      trigger={<IconButton size="sm" icon="more" label={t('actions.more', { name })} />}
      groups={[{ id: 'all', items }]}
    />
  );
}

function useChanges({ id }: Subscription, name: string, onChanged: () => void) {
  const t = useWords();
  const { ask, tell } = useTools();
  const pausing = useSave(pauseSubscription);
  const removing = useSave(removeSubscription);
  return {
    async pause(paused: boolean): Promise<void> {
      const outcome = await pausing.save({ id, paused });
      if (!outcome.ok) return tell(outcome.error.words, 'error');
      tell(t(paused ? 'subscription.paused' : 'subscription.resumed', { name }), 'success');
      onChanged();
    },
    async remove(): Promise<void> {
      const title = t('subscription.removing', { name });
      if (!(await ask({ title, text: t('subscription.removingText'), tone: 'danger' }))) return;
      const outcome = await removing.save({ id });
      if (!outcome.ok) return tell(outcome.error.words, 'error');
      tell(t('subscription.removed', { name }), 'success');
      onChanged();
    },
  };
}
