import { type ReactElement, useState } from 'react';
import { personBalances, personLedger } from '#bridge/calls/vacation/balances.ts';
import { useCall } from '#bridge/react/index.ts';
import { Button } from '#ui/parts/button.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { useWords } from '../../texts/app-texts.ts';
import { BalanceCard, type BalanceType } from '../mine/balance-card.tsx';
import css from '../mine/leave.module.css';
import { LedgerTable } from '../mine/ledger-table.tsx';
import { AdjustDialog } from './adjust-dialog.tsx';

interface PersonBalancesProps {
  person: { readonly employmentId: string; readonly name: string };
  onChanged: () => void;
  onClose: () => void;
}

/** The lots of a person, the ledger of the type that is chosen, and the way to change it by hand. */
export function PersonBalances({ person, onChanged, onClose }: PersonBalancesProps): ReactElement {
  const t = useWords();
  const { employmentId, name } = person;
  const call = useCall(personBalances, { employmentId });
  const [shownId, setShown] = useState<string | null>(null);
  const [adjusted, setAdjusted] = useState<BalanceType | null>(null);
  const [changes, setChanges] = useState(0);
  const types = call.data?.types ?? [];
  const shown = types.find(({ id }) => id === shownId) ?? types[0];
  function done(changed: boolean): void {
    setAdjusted(null);
    if (!changed) return;
    call.reload();
    setChanges((count) => count + 1);
    onChanged();
  }
  return (
    <Dialog
      open
      side
      width={820}
      title={t('balances.person', { name })}
      hideCancel
      onClose={onClose}
    >
      <div className={css.panel}>
        {call.state === 'failed' && <ErrorState onRetry={call.reload} />}
        {call.state !== 'failed' && !call.data && <SkeletonLines lines={6} />}
        <div className={css.cards}>
          {types.map((type) => (
            <BalanceCard key={type.id} type={type}>
              <Button
                size="sm"
                variant={type === shown ? 'default' : 'quiet'}
                icon="list"
                onClick={() => setShown(type.id)}
              >
                {t('balance.ledger')}
              </Button>
              {call.data?.can.adjust === true && (
                <Button size="sm" variant="quiet" icon="edit" onClick={() => setAdjusted(type)}>
                  {t('balances.adjust')}
                </Button>
              )}
            </BalanceCard>
          ))}
        </div>
        {shown !== undefined && (
          <section>
            <h3 className={css.cardTitle}>{t('balance.ledgerTitle', { name: shown.name })}</h3>
            <Ledger key={`${shown.id} ${changes}`} {...{ employmentId, typeId: shown.id }} />
          </section>
        )}
      </div>
      {adjusted !== null && <AdjustDialog person={person} type={adjusted} onClose={done} />}
    </Dialog>
  );
}

function Ledger(asked: { employmentId: string; typeId: string }): ReactElement {
  return <LedgerTable ledger={useCall(personLedger, asked)} />;
}
