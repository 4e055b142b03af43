import type { ReactElement } from 'react';
import type { sessionDesk } from '#bridge/calls/elephantstep/desk.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { Section } from '#ui/layouts/detail-page.tsx';
import { useWords } from '../texts/app-texts.ts';
import css from './training.module.css';

type Feedback = NonNullable<ResultOf<typeof sessionDesk>['feedback']>;

const steps = [5, 4, 3, 2, 1] as const;

/** The key of the words for a rating. */
function starOf(rating: number) {
  return `star${rating as (typeof steps)[number]}` as const;
}

/** What people said about a session that is over. */
export function SessionFeedback({ feedback }: { feedback: Feedback }): ReactElement {
  const { isAnonymous, least, given, shown, average, ratings, comments } = feedback;
  const t = useWords();
  const counts = { given: String(given), shown: String(shown), least: String(least) };
  return (
    <Section title={t('feedback.title')}>
      <p>
        {average === null
          ? t('feedback.given', counts)
          : t('feedback.average', { average, ...counts })}
      </p>
      {isAnonymous && <p className={css.hint}>{t('feedback.hidden', counts)}</p>}
      {average !== null && (
        <ul className={css.list}>
          {steps.map((step) => (
            <Step key={step} step={step} count={ratings[step - 1] ?? 0} of={shown} />
          ))}
        </ul>
      )}
      {comments.length > 0 && (
        <ul className={css.list}>
          {comments.map(({ id, name, rating, comment }) => (
            <li key={id} className={css.card}>
              {name !== null && rating !== null && (
                <span>
                  <strong>{name}</strong>{' '}
                  <span className={css.hint}>{t(`rating.${starOf(rating)}`)}</span>
                </span>
              )}
              <span>{comment}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Step(props: { step: (typeof steps)[number]; count: number; of: number }): ReactElement {
  const { step, count, of } = props;
  const t = useWords();
  return (
    <li className={css.step}>
      <span>{t(`rating.${starOf(step)}`)}</span>
      <span className={css.meter} aria-hidden="true">
        <span style={{ inlineSize: `${of === 0 ? 0 : Math.round((count / of) * 100)}%` }} />
      </span>
      <span>{count}</span>
    </li>
  );
}
