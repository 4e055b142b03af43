import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { commentWorkReport, getRemindDetail } from '#bridge/calls/wpm/calls.ts';
import { useCall, useSave, useTools } from '#bridge/react/index.ts';
import { Button } from '#ui/parts/button.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { FailedState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { TextArea } from '#ui/parts/text-input.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useWords } from '../../texts/app-texts.ts';
import { toneOf } from './tones.ts';
import css from './work.module.css';

type Detail = ResultOf<typeof getRemindDetail>;

interface ReportDialogProps {
  id: string;
  onClose: () => void;
  /** The reports beside it in the list; absent where there is none. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

/** A report with who has read it and what was said about it. */
export function ReportDialog(props: ReportDialogProps): ReactElement {
  const { id, onClose, onPrevious, onNext } = props;
  const t = useWords();
  const call = useCall(getRemindDetail, { id });
  const { data } = call;
  const title = data ? `${data.name} · ${t(`work.kinds.${data.kind}`)}` : t('work.received');
  const buttons = [
    ...(onPrevious ? [{ id: 'previous', label: t('work.previous'), onClick: onPrevious }] : []),
    ...(onNext ? [{ id: 'next', label: t('work.next'), onClick: onNext }] : []),
  ];
  return (
    <Dialog
      open
      side
      hideCancel={buttons.length === 0}
      width={640}
      lock={0}
      title={title}
      onClose={onClose}
      buttons={buttons}
    >
      {call.state === 'failed' && data === undefined && (
        <FailedState error={call.error} onRetry={call.reload} />
      )}
      {call.state === 'loading' && data === undefined && <SkeletonLines lines={8} />}
      {data && <Content of={data} onCommented={call.reload} />}
    </Dialog>
  );
}

function Content({ of, onCommented }: { of: Detail; onCommented: () => void }): ReactElement {
  const t = useWords();
  const { fromOn, toOn, organName, sentAt, state, receivers } = of;
  const period =
    fromOn === toOn ? formatDate(fromOn) : `${formatDate(fromOn)} – ${formatDate(toOn)}`;
  const sent = sentAt === null ? null : formatDate(sentAt, 'minute');
  return (
    <div className={css.detail}>
      <p className={css.hint}>
        {[organName, period, sent].filter(Boolean).join(' · ')}{' '}
        <Tag tone={toneOf(state)}>{t(`work.states.${state}`)}</Tag>
      </p>
      {(['done', 'plan', 'problems'] as const).map((name) => (
        <section key={name}>
          <h3>{t(`work.${name}`)}</h3>
          <p className={css.text}>{of[name] || t('work.nothing')}</p>
        </section>
      ))}
      <section>
        <h3>{t('work.receivers')}</h3>
        <ul className={css.receivers}>
          {receivers.map(({ id, name, readAt }) => (
            <li key={id}>
              <Tag tone={readAt === null ? 'neutral' : 'good'}>
                {`${name} · ${t(readAt === null ? 'work.unread' : 'work.readAt')}`}
              </Tag>
            </li>
          ))}
        </ul>
      </section>
      {sentAt !== null && <Comments of={of} onCommented={onCommented} />}
    </div>
  );
}

function Comments({ of, onCommented }: { of: Detail; onCommented: () => void }): ReactElement {
  const t = useWords();
  const { tell } = useTools();
  const saving = useSave(commentWorkReport);
  const [text, setText] = useState('');
  const send = async () => {
    const saved = await saving.save({ id: of.id, text });
    if (!saved.ok) {
      tell(saved.error.words, 'error');
      return;
    }
    setText('');
    onCommented();
  };
  return (
    <section className={css.detail}>
      <h3>{t('work.comments')}</h3>
      <ul className={css.comments}>
        {of.comments.map(({ id, by, text: said, at }) => (
          <li key={id}>
            <span>{`${by} · ${formatDate(at, 'minute')}`}</span>
            <p className={css.text}>{said}</p>
          </li>
        ))}
      </ul>
      <Field label={t('work.comment')}>
        <TextArea value={text} onChange={setText} rows={2} maxLength={1000} />
      </Field>
      <div>
        <Button
          busy={saving.state === 'saving'}
          disabled={text.trim() === ''}
          onClick={() => void send()}
        >
          {t('work.sendComment')}
        </Button>
      </div>
    </section>
  );
}
