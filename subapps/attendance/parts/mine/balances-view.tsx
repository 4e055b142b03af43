import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { myBalances, myLedger } from '#bridge/calls/vacation/mine.ts';
import { useCall } from '#bridge/react/index.ts';
import { Button } from '#ui/parts/button.tsx';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './leave.module.css';

type LeaveType = ResultOf<typeof myBalances>['types'][number];
type LedgerRow = ResultOf<typeof myLedger>['rows'][number];

/** A card for every type of leave with a balance, with its lots and the way to its ledger. */
export function BalancesView(): ReactElement {
  const t = useWords();
  const balances = useCall(myBalances, {});
  const [shown, setShown] = useState<LeaveType | null>(null);
  if (!balances.data)
    return balances.state === 'failed' ? (
      <ErrorState onRetry={balances.reload} />
    ) : (
      <SkeletonLines lines={6} />
    );
  const withBalance = balances.data.types.filter(({ hasBalance }) => hasBalance);
  const others = balances.data.types.filter(({ hasBalance }) => !hasBalance);
  return (
    <div className={css.panel}>
      <div className={css.cards}>
        {withBalance.map((type) => (
          <BalanceCard key={type.id} type={type} onOpen={() => setShown(type)} />
        ))}
      </div>
      {others.length > 0 && (
        <p className={css.faint}>
          {t('balance.noLimit')}: {others.map(({ name }) => name).join(' · ')}
        </p>
      )}
      {shown && (
        <Dialog
          open
          title={t('balance.ledgerTitle', { name: shown.name })}
          width={720}
          hideCancel
          onClose={() => setShown(null)}
        >
          <Ledger typeId={shown.id} />
        </Dialog>
      )}
    </div>
  );
}

function BalanceCard({ type, onOpen }: { type: LeaveType; onOpen: () => void }): ReactElement {
  const t = useWords();
  return (
    <section className={css.card} aria-label={type.name}>
      <h2 className={css.cardTitle}>{type.name}</h2>
      <p className={css.figure}>{t('balance.days', { days: type.left })}</p>
      {Number(type.pending) > 0 && (
        <p className={css.faint}>{t('balance.pending', { days: type.pending })}</p>
      )}
      <ul className={css.lots}>
        {type.lots.map(({ id, left, granted, validFrom, validTo }) => (
          <li key={id}>
            {t('balance.days', { days: left })} {t('balance.granted', { days: granted })}
            <small>
              {validTo === null
                ? t('balance.lotOpen', { from: formatDate(validFrom) })
                : t('balance.lot', { from: formatDate(validFrom), to: formatDate(validTo) })}
            </small>
          </li>
        ))}
      </ul>
      <Button size="sm" variant="quiet" icon="list" onClick={onOpen}>
        {t('balance.ledger')}
      </Button>
    </section>
  );
}

function Ledger({ typeId }: { typeId: string }): ReactElement {
  const t = useWords();
  const ledger = useCall(myLedger, { typeId });
  if (ledger.state === 'failed') return <ErrorState onRetry={ledger.reload} />;
  if (!ledger.data) return <SkeletonLines lines={5} />;
  if (ledger.data.rows.length === 0) return <EmptyState title={t('balance.empty')} />;
  const dateOf = (value: string | null) => (value === null ? '' : formatDate(value));
  return (
    <DataTable
      label={t('balance.ledger')}
      rows={ledger.data.rows}
      rowKey={(row: LedgerRow) => row.id}
      columns={[
        { id: 'on', header: t('balance.columns.on'), cell: (row) => dateOf(row.on), card: 'title' },
        {
          id: 'kind',
          header: t('balance.columns.kind'),
          cell: (row) => {
            const kind = t(`balance.kind.${row.kind}`);
            return row.why === null ? kind : `${kind} · ${row.why}`;
          },
        },
        {
          id: 'leaveDay',
          header: t('balance.columns.leaveDay'),
          cell: (row) => dateOf(row.leaveDay),
        },
        { id: 'amount', header: t('balance.columns.amount'), cell: (row) => row.amount },
        { id: 'balance', header: t('balance.columns.balance'), cell: (row) => row.balance },
        { id: 'validTo', header: t('balance.columns.validTo'), cell: (row) => dateOf(row.validTo) },
      ]}
    />
  );
}
