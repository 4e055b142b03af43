import { type ReactElement, type ReactNode, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { declineReview, openReview, saveReview } from '#bridge/calls/performance/reviews.ts';
import { useCall } from '#bridge/react/index.ts';
import { DetailPage, Section } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { RadioGroup } from '#ui/parts/radio-group.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { TextArea } from '#ui/parts/text-input.tsx';
import { useWords } from '../texts/app-texts.ts';
import { KpiWhy } from './kpi-why.tsx';
import css from './performance.module.css';
import { shortNumber } from './short-number.ts';
import { useSaved } from './use-saved.ts';

type Review = ResultOf<typeof openReview>;
type Answers = Readonly<Record<string, string>>;

/** The scores that can be given, with what each means. */
const scores = [
  ['1', 'farBelow'],
  ['2', 'below'],
  ['3', 'met'],
  ['4', 'above'],
  ['5', 'farAbove'],
] as const;

/** Whether answers are cut from their author. */
function isNameless(role: Review['role']): boolean {
  return role === 'peer' || role === 'upward';
}

/** A review with its goals and questions. */
export function ReviewPage({ id, onBack }: { id: string; onBack: () => void }): ReactElement {
  const call = useCall(openReview, { reviewId: id }, { keep: false });
  const t = useWords();
  if (call.state === 'failed') return <ErrorState hint={call.error.words} onRetry={call.reload} />;
  if (call.data === undefined) return <SkeletonLines lines={10} />;
  const { role, name } = call.data;
  const title = t('review.of', { role: t(`role.${role}`), name });
  return call.data.isOpen ? (
    <OpenReview key={id} title={title} review={call.data} onBack={onBack} />
  ) : (
    <ReadReview title={title} review={call.data} onBack={onBack} />
  );
}

function OpenReview(props: { title: string; review: Review; onBack: () => void }): ReactElement {
  const { title, review, onBack } = props;
  const t = useWords();
  const [answers, setAnswers] = useState<Answers>(review.answers);
  const [comment, setComment] = useState(review.comment ?? '');
  const [submitting, setSubmitting] = useState(false);
  const [declining, setDeclining] = useState(false);
  const { save, problem } = useSaved(saveReview, {
    done: submitting ? t('review.submitted') : t('saved'),
    onDone: () => {
      if (submitting) onBack();
    },
  });
  const judged = review.goals.filter(({ kpi }) => (kpi?.score ?? null) === null);
  const left = [...judged, ...review.questions].filter(
    ({ id }) => answers[id] === undefined,
  ).length;
  const send = (submit: boolean): void => {
    setSubmitting(submit);
    void save({
      reviewId: review.id,
      answers: Object.entries(answers).map(([item, score]) => ({ item, score })),
      ...(comment.trim() !== '' && { comment }),
      submit,
    });
  };
  return (
    <DetailPage
      header={<PageHeader title={title} subtitle={review.cycleName} onBack={onBack} />}
      summary={
        isNameless(review.role) ? (
          <Banner title={t('review.anonymous', { least: String(review.leastGroup) })} />
        ) : (
          <Share share={review.share} />
        )
      }
      foot={
        <Foot left={left} role={review.role} onDecline={() => setDeclining(true)} onSend={send} />
      }
    >
      {problem !== undefined && <Banner tone="bad" title={problem} />}
      <Items
        review={review}
        answers={answers}
        onChange={(id, score) => setAnswers((before) => ({ ...before, [id]: score }))}
      />
      {review.self?.comment != null && (
        <p className={css.text}>{t('review.ownComment', { comment: review.self.comment })}</p>
      )}
      <Field label={t(review.role === 'self' ? 'review.commentSelf' : 'review.comment')}>
        <TextArea value={comment} maxLength={2000} rows={4} onChange={setComment} />
      </Field>
      {declining && <Decline id={review.id} onClose={() => setDeclining(false)} onDone={onBack} />}
    </DetailPage>
  );
}

/** How much a manager's part counts, where several share the review. */
function Share({ share }: Pick<Review, 'share'>): ReactElement | null {
  const t = useWords();
  if (share === null) return null;
  return <Banner title={t('review.share', { days: String(share.days), of: String(share.of) })} />;
}

function Foot(props: {
  left: number;
  role: Review['role'];
  onDecline: () => void;
  onSend: (submit: boolean) => void;
}): ReactElement {
  const { left, role, onDecline, onSend } = props;
  const t = useWords();
  return (
    <>
      <span className={css.hint} aria-live="polite">
        {left > 0 ? t('review.left', { count: String(left) }) : t('review.locked')}
      </span>
      {role === 'peer' && <Button onClick={onDecline}>{t('review.decline')}</Button>}
      {!isNameless(role) && <Button onClick={() => onSend(false)}>{t('review.save')}</Button>}
      <Button variant="primary" disabled={left > 0} onClick={() => onSend(true)}>
        {t('review.submit')}
      </Button>
    </>
  );
}

function Items(props: {
  review: Review;
  answers: Answers;
  onChange?: (id: string, score: string) => void;
}): ReactElement {
  const { review, answers, onChange } = props;
  const t = useWords();
  const own = (id: string): string | undefined => review.self?.answers[id];
  const row = { onChange, answers };
  return (
    <>
      {review.goals.length > 0 && (
        <Section title={t('review.goals')}>
          <ul className={css.list}>
            {review.goals.map(({ id, name, measure, weight, progress, hint, kpi }) => (
              <Item key={id} id={id} name={name} text={measure} own={own(id)} kpi={kpi} {...row}>
                <span>{t('goals.weight', { weight: shortNumber(weight) })}</span>
                <span>{t('goals.progress', { progress: shortNumber(progress) })}</span>
                {kpi === null && <span>{t('review.hint', { hint })}</span>}
              </Item>
            ))}
          </ul>
        </Section>
      )}
      <Section title={t('review.questions')}>
        <ul className={css.list}>
          {review.questions.map(({ id, name, hint, weight }) => (
            <Item key={id} id={id} name={name} text={hint} own={own(id)} {...row}>
              <span>{t('goals.weight', { weight: shortNumber(weight) })}</span>
            </Item>
          ))}
        </ul>
      </Section>
    </>
  );
}

function Item(props: {
  id: string;
  name: string;
  text: string | null;
  own: string | undefined;
  kpi?: Review['goals'][number]['kpi'];
  answers: Answers;
  onChange: ((id: string, score: string) => void) | undefined;
  children: ReactNode;
}): ReactElement {
  const { id, name, text, own, kpi = null, answers, onChange, children } = props;
  const t = useWords();
  const given = answers[id];
  return (
    <li className={css.item}>
      <h3 className={css.name}>{name}</h3>
      {text !== null && <p className={css.text}>{text}</p>}
      <p className={css.facts}>
        {children}
        {own !== undefined && <span>{t('review.own', { score: own })}</span>}
      </p>
      {kpi !== null && <KpiWhy kpi={kpi} />}
      {kpi !== null && kpi.score !== null ? (
        <strong>{t('kpi.counts', { score: kpi.score })}</strong>
      ) : onChange ? (
        <RadioGroup
          label={`${t('review.score')} ${name}`}
          value={given}
          options={scores.map(([value, word]) => ({
            value: value as string,
            label: t(`review.scale.${word}`),
          }))}
          onChange={(score) => onChange(id, score)}
        />
      ) : (
        given !== undefined && <strong>{t('board.score', { score: given })}</strong>
      )}
    </li>
  );
}

/** What is submitted; a peer review shows no answers, since they are cut from their author. */
function ReadReview(props: { title: string; review: Review; onBack: () => void }): ReactElement {
  const { title, review, onBack } = props;
  const t = useWords();
  const isDone = review.state === 'submitted';
  return (
    <DetailPage header={<PageHeader title={title} subtitle={review.cycleName} onBack={onBack} />}>
      <Banner tone={isDone ? 'good' : 'info'} title={t(isDone ? 'review.done' : 'review.closed')} />
      {review.role !== 'peer' && review.role !== 'upward' && (
        <Items review={review} answers={review.answers} />
      )}
      {review.comment !== null && <p className={css.text}>{review.comment}</p>}
    </DetailPage>
  );
}

function Decline(props: { id: string; onClose: () => void; onDone: () => void }): ReactElement {
  const { id, onClose, onDone } = props;
  const t = useWords();
  const [why, setWhy] = useState('');
  const { save, errors, problem } = useSaved(declineReview, { done: t('review.declined'), onDone });
  return (
    <Dialog
      open
      width={480}
      title={t('review.decline')}
      onClose={onClose}
      buttons={[
        {
          id: 'decline',
          label: t('review.decline'),
          variant: 'primary',
          disabled: why.trim() === '',
          onClick: () => save({ reviewId: id, why }),
        },
      ]}
    >
      {problem !== undefined && <Banner tone="bad" title={problem} />}
      <Field label={t('review.declineWhy')} required error={errors.why}>
        <TextArea value={why} maxLength={500} onChange={setWhy} />
      </Field>
    </Dialog>
  );
}
