import type { ReactElement } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { openMySlip } from '#bridge/calls/salary/own-slips.ts';
import { moneyWords } from '#ui/texts/money.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './slip.module.css';

type Slip = Pick<
  ResultOf<typeof openMySlip>,
  'gross' | 'ownContributions' | 'tax' | 'otherDeductions' | 'net' | 'before'
>;

/** The sums of a slip: what is paid first, beside the month before, then how it comes about. */
export function SlipSums({ slip, hidden = false }: { slip: Slip; hidden?: boolean }): ReactElement {
  const t = useWords();
  const { before } = slip;
  const shown = (value: string) => (hidden ? '••••' : moneyWords(value));
  const sums = [
    ['gross', t('gross'), slip.gross],
    ['own', t('own'), slip.ownContributions],
    ['tax', t('tax'), slip.tax],
    ['other', t('other'), slip.otherDeductions],
  ] as const;
  return (
    <dl className={css.sums}>
      <div className={css.net}>
        <dt>{t('net')}</dt>
        <dd className={css.paid}>{shown(slip.net)}</dd>
        {before !== null && !hidden && (
          <dd className={css.then}>{t('slip.netBefore', { amount: moneyWords(before.net) })}</dd>
        )}
      </div>
      {sums.map(([id, term, value]) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd>{shown(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
