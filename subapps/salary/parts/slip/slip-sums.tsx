import type { ReactElement } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { openMySlip } from '#bridge/calls/salary/own-slips.ts';
import { moneyWords } from '#ui/texts/money.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './slip.module.css';

type Slip = Pick<
  ResultOf<typeof openMySlip>,
  'gross' | 'ownContributions' | 'tax' | 'otherDeductions' | 'net'
>;

/** The sums of a slip: from gross to net. */
export function SlipSums({ slip, hidden = false }: { slip: Slip; hidden?: boolean }): ReactElement {
  const t = useWords();
  const sums = [
    ['gross', t('gross'), slip.gross],
    ['own', t('own'), slip.ownContributions],
    ['tax', t('tax'), slip.tax],
    ['other', t('other'), slip.otherDeductions],
    ['net', t('net'), slip.net],
  ] as const;
  return (
    <dl className={css.sums}>
      {sums.map(([id, term, value]) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd>{hidden ? '••••' : moneyWords(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
