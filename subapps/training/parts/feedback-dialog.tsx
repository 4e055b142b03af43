import { type ReactElement, useState } from 'react';
import { giveFeedback } from '#bridge/calls/elephantstep/feedback.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { RadioGroup } from '#ui/parts/radio-group.tsx';
import { TextArea } from '#ui/parts/text-input.tsx';
import { useWords } from '../texts/app-texts.ts';
import css from './training.module.css';
import { useSaved } from './use-saved.ts';

const ratings = ['star5', 'star4', 'star3', 'star2', 'star1'] as const;

/** A session that was attended. */
interface RatedSession {
  readonly sessionId: string;
  readonly name: string;
  readonly feedback: 'named' | 'anonymous' | null;
  readonly feedbackLeast: number;
}

/** Asks how a session was. */
export function FeedbackDialog(props: {
  session: RatedSession;
  onClose: () => void;
  onDone: () => void;
}): ReactElement {
  const { session, onClose, onDone } = props;
  const { sessionId, name, feedback, feedbackLeast } = session;
  const t = useWords();
  const [rating, setRating] = useState<(typeof ratings)[number] | ''>('');
  const [comment, setComment] = useState('');
  const { save, problem } = useSaved(giveFeedback, {
    done: t('feedback.done'),
    onDone: () => {
      onDone();
      onClose();
    },
  });
  const said = comment.trim();
  return (
    <Dialog
      open
      width={480}
      title={t('feedback.of', { name })}
      onClose={onClose}
      buttons={[
        {
          id: 'send',
          label: t('feedback.send'),
          variant: 'primary',
          disabled: rating === '',
          onClick: () =>
            save({
              sessionId,
              rating: Number(rating.slice(-1)),
              ...(said !== '' && { comment: said }),
            }),
        },
      ]}
    >
      <div className={css.stack}>
        {problem !== undefined && <Banner tone="bad" title={problem} />}
        <p className={css.hint}>
          {feedback === 'anonymous'
            ? t('feedback.anonymous', { least: String(feedbackLeast) })
            : t('feedback.named')}
        </p>
        <Field label={t('feedback.rating')} required>
          <RadioGroup
            value={rating}
            options={ratings.map((value) => ({ value, label: t(`rating.${value}`) }))}
            onChange={setRating}
          />
        </Field>
        <Field label={t('feedback.comment')}>
          <TextArea value={comment} maxLength={1000} onChange={setComment} />
        </Field>
      </div>
    </Dialog>
  );
}
