import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { mySlips, openMySlip } from '#bridge/calls/salary/own-slips.ts';
import { useCall, useSave, useTabTitle, useTools } from '#bridge/react/index.ts';
import { DetailPage } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Button } from '#ui/parts/button.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { monthWords } from '#ui/texts/money.ts';
import { MySlip } from '../parts/slip/my-slip.tsx';
import css from '../parts/slip/slip.module.css';
import { useWords } from '../texts/app-texts.ts';

type Slip = ResultOf<typeof openMySlip>;

/** The own slips of an employee. One opens with the password, and its amounts stay hidden until they are asked for. */
export function MySlipsPage(): ReactElement {
  const t = useWords();
  useTabTitle(t('mine.title'));
  const list = useCall(mySlips, {});
  const opening = useOpening();
  if (opening.slip) {
    return (
      <MySlip
        slip={opening.slip}
        onChanged={opening.change}
        onBack={() => {
          opening.close();
          list.reload();
        }}
      />
    );
  }
  const slips = list.data?.slips;
  return (
    <DetailPage header={<PageHeader title={t('mine.title')} subtitle={t('mine.subtitle')} />}>
      {list.state === 'failed' && <ErrorState hint={list.error.words} onRetry={list.reload} />}
      {list.state === 'loading' && slips === undefined && <SkeletonLines lines={6} />}
      {slips?.length === 0 && <EmptyState title={t('mine.none')} hint={t('mine.noneHint')} />}
      <ul className={css.list}>
        {slips?.map(({ id, month, payOn, opened, reply }) => (
          <li key={id} className={css.row}>
            <div>
              <h2>{t('mine.month', { month: monthWords(month) })}</h2>
              <p>{t('mine.paid', { day: formatDate(payOn) })}</p>
            </div>
            <div className={css.actions}>
              {opened ? (
                <Tag>{t(`reply.${reply}`)}</Tag>
              ) : (
                <Tag tone="accent">{t('mine.fresh')}</Tag>
              )}
              <Button busy={opening.busy === id} onClick={() => void opening.open(id)}>
                {t('mine.open')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </DetailPage>
  );
}

/** Opens a slip; where the gateway wants the password, the shell asks for it. */
function useOpening() {
  const { save } = useSave(openMySlip);
  const { tell } = useTools();
  const [slip, setSlip] = useState<Slip | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const open = async (paySlipId: string) => {
    setBusy(paySlipId);
    const opened = await save({ paySlipId });
    setBusy(null);
    if (opened.ok) setSlip(opened.result);
    else tell(opened.error.words, 'error');
  };
  return { slip, busy, open, change: setSlip, close: () => setSlip(null) };
}
