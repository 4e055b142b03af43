import { type ReactElement, useState } from 'react';
import { dutyOverview, dutyPeople } from '#bridge/calls/elephantstep/duties.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { useCall, useTabTitle } from '#bridge/react/index.ts';
import { DetailPage } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { dutyTones } from '../parts/duty-tones.ts';
import css from '../parts/training.module.css';
import { useWords } from '../texts/app-texts.ts';

type Rule = ResultOf<typeof dutyOverview>[number];

const counted = ['done', 'renew', 'open', 'overdue'] as const;

/** How far everybody is with what they have to learn. */
export function DutiesPage(): ReactElement {
  const t = useWords();
  useTabTitle(t('duties.title'));
  const call = useCall(dutyOverview, {});
  const [opened, setOpened] = useState<Rule | null>(null);
  return (
    <DetailPage header={<PageHeader title={t('duties.title')} subtitle={t('duties.subtitle')} />}>
      {call.state === 'failed' && <ErrorState hint={call.error.words} onRetry={call.reload} />}
      {call.state !== 'failed' && call.data === undefined && <SkeletonLines lines={6} />}
      {call.data?.length === 0 && (
        <EmptyState icon="check" title={t('duties.noRules')} hint={t('duties.noRulesHint')} />
      )}
      <ul className={css.list}>
        {call.data?.map((rule) => (
          <li key={rule.ruleId}>
            <RuleCard rule={rule} onOpen={() => setOpened(rule)} />
          </li>
        ))}
      </ul>
      {opened !== null && <People rule={opened} onClose={() => setOpened(null)} />}
    </DetailPage>
  );
}

function RuleCard({ rule, onOpen }: { rule: Rule; onOpen: () => void }): ReactElement {
  const t = useWords();
  const { ruleName, courseName, people } = rule;
  // What is due again soon still holds.
  const held = rule.done + rule.renew;
  const percent = people === 0 ? 100 : Math.floor((held / people) * 100);
  return (
    <article className={css.card} aria-label={ruleName}>
      <div className={css.line}>
        <h2 className={css.title}>{ruleName}</h2>
        <span className={css.hint}>{t('duties.reached', { percent, people })}</span>
      </div>
      <p>{courseName}</p>
      <div className={css.meter} aria-hidden="true">
        <span style={{ inlineSize: `${percent}%` }} />
      </div>
      <div className={css.line}>
        <ul className={css.counts}>
          {counted
            .filter((state) => rule[state] > 0)
            .map((state) => (
              <li key={state}>
                <Tag tone={dutyTones[state]}>
                  {t('duties.count', { state: t(`duty.${state}`), count: rule[state] })}
                </Tag>
              </li>
            ))}
        </ul>
        {rule.done < people && (
          <Button size="sm" onClick={onOpen}>
            {t('duties.people')}
          </Button>
        )}
      </div>
    </article>
  );
}

function People({ rule, onClose }: { rule: Rule; onClose: () => void }): ReactElement {
  const t = useWords();
  const call = useCall(dutyPeople, { ruleId: rule.ruleId });
  return (
    <Dialog open side width={480} title={rule.ruleName} onClose={onClose} hideCancel>
      {call.state === 'failed' && <ErrorState hint={call.error.words} onRetry={call.reload} />}
      {call.state !== 'failed' && call.data === undefined && <SkeletonLines lines={6} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without a focus in it, a long list cannot be scrolled by keyboard */}
      <ul className={css.list} aria-label={t('duties.people')} tabIndex={0}>
        {call.data?.map(({ employmentId, name, organName, state, dueOn, doneOn }) => (
          <li key={employmentId} className={css.person}>
            <span>
              <strong>{name}</strong>{' '}
              <span className={css.hint}>
                {[organName, doneOn !== null && t('duties.doneOn', { day: formatDate(doneOn) })]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className={css.actions}>
              {dueOn !== null && (
                <span className={css.hint}>{t('duties.dueOn', { day: formatDate(dueOn) })}</span>
              )}
              <Tag tone={dutyTones[state]}>{t(`duty.${state}`)}</Tag>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
