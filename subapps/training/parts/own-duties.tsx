import type { ReactElement } from 'react';
import { myDuties } from '#bridge/calls/elephantstep/duties.ts';
import { useCall } from '#bridge/react/index.ts';
import { Section } from '#ui/layouts/detail-page.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useWords } from '../texts/app-texts.ts';
import { dutyTones } from './duty-tones.ts';
import css from './training.module.css';

/** The mandatory courses of the person, those that are overdue first; nothing where there are none. */
export function OwnDuties(): ReactElement | null {
  const t = useWords();
  const call = useCall(myDuties, {});
  if (call.state === 'failed') return <ErrorState hint={call.error.words} onRetry={call.reload} />;
  if (call.data === undefined || call.data.length === 0) return null;
  return (
    <Section title={t('learning.duties')}>
      <ul className={css.list}>
        {call.data.map(({ ruleId, ruleName, courseName, state, dueOn, doneOn }) => (
          <li key={ruleId} className={css.person}>
            <span>
              <strong>{courseName}</strong> <span className={css.hint}>{ruleName}</span>
            </span>
            <span className={css.actions}>
              <span className={css.hint}>
                {[
                  doneOn !== null && t('duties.doneOn', { day: formatDate(doneOn) }),
                  dueOn !== null && t('duties.dueOn', { day: formatDate(dueOn) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <Tag tone={dutyTones[state]}>{t(`duty.${state}`)}</Tag>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
