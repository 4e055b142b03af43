import type { ReactElement } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { openMySlip } from '#bridge/calls/salary/own-slips.ts';
import { Tag } from '#ui/parts/tag.tsx';
import { useWords } from '../../texts/app-texts.ts';
import css from './slip.module.css';

type Reasons = ResultOf<typeof openMySlip>['reasons'];

/** Why a slip differs from the one of the month before. */
export function SlipReasons({ reasons }: { reasons: Reasons }): ReactElement | null {
  const t = useWords();
  if (reasons.length === 0) return null;
  return (
    <p className={css.reasons}>
      <span>{t('slip.reasons')}</span>
      {reasons.map((one) => (
        <Tag key={one}>{t(`reason.${one}`)}</Tag>
      ))}
    </p>
  );
}
