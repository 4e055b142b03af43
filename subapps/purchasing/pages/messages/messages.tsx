import { type ReactElement, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { orderThreads } from '#bridge/calls/supplier/messages.ts';
import { useCall, useTabTitle } from '#bridge/react/index.ts';
import { SplitPage } from '#ui/layouts/split-page.tsx';
import { Pagination } from '#ui/parts/pagination/pagination.tsx';
import { SearchBox } from '#ui/parts/search-box.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { type Tab, Tabs } from '#ui/parts/tabs.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate, formatNumber } from '#ui/texts/format.ts';
import css from './messages.module.css';
import { type MessageWords, useMessageWords } from './texts/message-texts.ts';
import { Thread } from './thread.tsx';

type Row = ResultOf<typeof orderThreads>['rows'][number];
type Kind = 'written' | 'unread' | 'all';

const kinds: readonly Kind[] = ['written', 'unread', 'all'];

/** What purchasers and suppliers write to each other, order by order. */
export function MessagesPage(): ReactElement {
  const t = useMessageWords();
  useTabTitle(t('title'));
  const [path, navigate] = useLocation();
  const orderId = new URLSearchParams(useSearch()).get('order');
  const [kind, setKind] = useState<Kind>('written');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState({ page: 1, size: 20 });
  const request = { kind, page: page.page, rows: page.size, ...(search && { search }) };
  const call = useCall(orderThreads, request);
  const found = call.data;
  const change = (next: Kind) => {
    setKind(next);
    setPage({ ...page, page: 1 });
  };
  const tabs = tabsOf(t, found?.unreadOrders);
  return (
    <SplitPage
      label={t('orders')}
      aside={
        <div className={css.aside}>
          <SearchBox
            value={search}
            placeholder={t('search')}
            onSearch={(next) => {
              setSearch(next);
              setPage({ ...page, page: 1 });
            }}
          />
          <Tabs tabs={tabs} value={kind} onChange={change} label={t('orders')}>
            {call.state === 'failed' && (
              <ErrorState hint={call.error.words} onRetry={call.reload} />
            )}
            {call.state === 'loading' && found === undefined && <SkeletonLines lines={6} />}
            {found?.rows.length === 0 && (
              <EmptyState title={t('none')} hint={t(`noneHint.${kind}`)} />
            )}
            <Orders
              rows={found?.rows ?? []}
              chosen={orderId}
              onPick={(id) => navigate(`${path}?order=${id}`, { replace: true })}
            />
            {found && found.totalPage > 1 && (
              <Pagination {...page} total={found.total} onChange={setPage} />
            )}
          </Tabs>
        </div>
      }
    >
      {orderId === null ? (
        <EmptyState icon="inbox" title={t('pick')} hint={t('pickHint')} />
      ) : (
        <Thread key={orderId} orderId={orderId} onChanged={call.reload} />
      )}
    </SplitPage>
  );
}

function tabsOf(t: MessageWords, unread: number | undefined): readonly Tab<Kind>[] {
  return kinds.map((id) => ({
    id,
    label: t(`kinds.${id}`),
    ...(id === 'unread' && unread !== undefined && { count: unread }),
  }));
}

interface OrdersProps {
  rows: readonly Row[];
  chosen: string | null;
  onPick: (orderId: string) => void;
}

function Orders({ rows, chosen, onPick }: OrdersProps): ReactElement {
  return (
    <ul className={css.orders}>
      {rows.map((row) => (
        <OrderLine
          key={row.orderId}
          row={row}
          chosen={row.orderId === chosen}
          onPick={() => onPick(row.orderId)}
        />
      ))}
    </ul>
  );
}

interface OrderLineProps {
  row: Row;
  chosen: boolean;
  onPick: () => void;
}

function OrderLine({ row, chosen, onPick }: OrderLineProps): ReactElement {
  const t = useMessageWords();
  const { number, supplierName, unread, lastAt, lastBody } = row;
  return (
    <li>
      <button type="button" className={css.order} aria-pressed={chosen} onClick={onPick}>
        <span className={css.head}>
          <strong>{number}</strong>
          {unread > 0 && <Tag tone="accent">{t('unread', { count: formatNumber(unread) })}</Tag>}
        </span>
        <span>{supplierName}</span>
        <span className={css.note}>
          {lastAt === null ? t('noMessage') : lastBody || t('filesOnly')}
        </span>
        {lastAt !== null && <span className={css.note}>{formatDate(lastAt, 'minute')}</span>}
      </button>
    </li>
  );
}
