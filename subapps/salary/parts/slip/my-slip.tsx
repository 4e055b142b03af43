import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { mySlipFile, type openMySlip, replyMySlip } from '#bridge/calls/salary/own-slips.ts';
import { useDownload, useSave, useTools } from '#bridge/react/index.ts';
import { DetailPage } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Field } from '#ui/parts/field.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { TextArea } from '#ui/parts/text-input.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { monthWords } from '#ui/texts/money.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './slip.module.css';
import { SlipReasons } from './slip-change.tsx';
import { SlipLines } from './slip-lines.tsx';
import { SlipSums } from './slip-sums.tsx';

type Slip = ResultOf<typeof openMySlip>;

export interface MySlipProps {
  slip: Slip;
  onChanged: (slip: Slip) => void;
  onBack: () => void;
}

/** One own slip: its sums and lines, its PDF, and the reply to it. */
export function MySlip({ slip, onChanged, onBack }: MySlipProps): ReactElement {
  const t = useWords();
  const [hidden, setHidden] = useState(true);
  const download = useDownload(mySlipFile, (name) => t('run.saved', { name }));
  const title = t('mine.month', { month: monthWords(slip.month) });
  const actions = (
    <>
      <Button onClick={() => setHidden(!hidden)} aria-pressed={!hidden}>
        {hidden ? t('mine.show') : t('mine.hide')}
      </Button>
      <Button onClick={() => void download({ paySlipId: slip.id })}>{t('mine.pdf')}</Button>
    </>
  );
  return (
    <DetailPage
      header={
        <PageHeader
          title={title}
          subtitle={t('mine.paid', { day: formatDate(slip.payOn) })}
          after={<Tag>{t(`reply.${slip.reply}`)}</Tag>}
          onBack={onBack}
          actions={actions}
        />
      }
    >
      <div className={css.body}>
        <SlipSums slip={slip} hidden={hidden} />
        {!hidden && <SlipReasons reasons={slip.reasons} />}
        {slip.bankAccount !== null && (
          <p className={css.hint}>
            {t('slip.account')}{' '}
            {t('slip.tail', { bank: slip.bankName ?? '', digits: slip.bankAccount })}
          </p>
        )}
        <SlipLines slip={slip} hidden={hidden} />
        <Said slip={slip} />
        <Reply slip={slip} onChanged={onChanged} />
      </div>
    </DetailPage>
  );
}

/** What was disputed, and the answer. */
function Said({ slip: { notes } }: { slip: Slip }): ReactElement | null {
  const t = useWords();
  const said = notes.filter(({ note }) => note !== null);
  if (said.length === 0) return null;
  return (
    <section className={css.group} aria-label={t('slip.notes')}>
      <h3>{t('slip.notes')}</h3>
      <ul>
        {said.map(({ id, kind, note, at }) => (
          <li key={id}>
            {formatDate(at, 'long')} · {t(`note.${kind}`)} · {note}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reply({ slip, onChanged }: Omit<MySlipProps, 'onBack'>): ReactElement | null {
  const t = useWords();
  const { tell } = useTools();
  const { save, state } = useSave(replyMySlip);
  const [words, setWords] = useState<string | null>(null);
  if (slip.reply === 'confirmed' || slip.reply === 'disputed') return null;
  const send = async (reply: 'confirm' | 'dispute', text?: string) => {
    const sent = await save({ paySlipId: slip.id, reply, ...(text && { text }) });
    if (!sent.ok) return tell(sent.error.words, 'error');
    tell(reply === 'confirm' ? t('mine.confirmed') : t('mine.disputed'), 'success');
    onChanged({ ...slip, reply: sent.result.reply });
  };
  if (words === null) {
    return (
      <div className={css.actions}>
        <Button variant="primary" busy={state === 'saving'} onClick={() => void send('confirm')}>
          {t('mine.confirm')}
        </Button>
        <Button onClick={() => setWords('')}>{t('mine.dispute')}</Button>
      </div>
    );
  }
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (words.trim() !== '') void send('dispute', words.trim());
      }}
    >
      <Field label={t('mine.disputeLabel')} required>
        <TextArea value={words} onChange={setWords} maxLength={1000} />
      </Field>
      <div className={css.actions}>
        <Button
          type="submit"
          variant="primary"
          busy={state === 'saving'}
          disabled={words.trim() === ''}
        >
          {t('mine.disputeSend')}
        </Button>
      </div>
    </form>
  );
}
