import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { myBalances, myLedger } from '#bridge/calls/vacation/mine.ts';
import { useCall } from '#bridge/react/index.ts';
import { Button } from '#ui/parts/button.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { useWords } from '../../texts/app-texts.ts';
import { BalanceCard } from './balance-card.tsx';
import css from './leave.module.css';
import { LedgerTable } from './ledger-table.tsx';

type LeaveType = ResultOf<typeof myBalances>['types'][number];

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
          <BalanceCard key={type.id} type={type}>
            <Button size="sm" variant="quiet" icon="list" onClick={() => setShown(type)}>
              {t('balance.ledger')}
            </Button>
          </BalanceCard>
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

function Ledger({ typeId }: { typeId: string }): ReactElement {
  return <LedgerTable ledger={useCall(myLedger, { typeId })} />;
}
