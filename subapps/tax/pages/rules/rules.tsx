import { type ReactElement, useState } from 'react';
import { listRules } from '#bridge/calls/ruleEngine/calls.ts';
import { companyRule } from '#bridge/calls/ruleEngine/records/company-rule.ts';
import { useCall, usePermission, useTabTitle } from '#bridge/react/index.ts';
import { usePageLocation } from '#bridge/react/location.ts';
import { DetailPage, FieldGrid, Section } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { DateInput } from '#ui/parts/date-input/date-input.tsx';
import { Field } from '#ui/parts/field.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { FailedState } from '#ui/parts/states.tsx';
import { companyToday } from '#ui/texts/company-day.ts';
import { useWords } from '../../texts/app-texts.ts';
import { RuleTable } from './rule-table.tsx';
import css from './rules.module.css';

const kinds = ['tax', 'deduction', 'insurance', 'pay'] as const;

/** The rules of law on hand: those of a day, beside those of another day. */
export function Rules(): ReactElement {
  const t = useWords();
  const [, navigate] = usePageLocation();
  const mayEnter = usePermission(companyRule.functionId) === true;
  const [asOf, setAsOf] = useState(() => companyToday());
  const [comparedWith, setComparedWith] = useState('');
  const call = useCall(listRules, asOf === '' ? null : { asOf, comparedWith });
  useTabTitle(t('rules.title'));
  const { data } = call;
  const ending = data?.rules.filter(({ endsIn }) => endsIn !== null).length ?? 0;
  return (
    <DetailPage
      header={
        <PageHeader
          title={t('rules.title')}
          subtitle={data && t('rules.version', { version: data.packVersion })}
          actions={
            mayEnter && (
              <Button onClick={() => navigate('/company-rules')}>{t('rules.enter')}</Button>
            )
          }
        />
      }
    >
      <FieldGrid>
        <Field label={t('rules.asOf')}>
          <DateInput name="asOf" value={asOf} onChange={setAsOf} />
        </Field>
        <Field label={t('rules.comparedWith')}>
          <DateInput name="comparedWith" value={comparedWith} onChange={setComparedWith} />
        </Field>
      </FieldGrid>
      <p className={css.hint}>{t('rules.ownHint')}</p>
      {ending > 0 && <Banner tone="warn" title={t('rules.endingTitle', { count: ending })} />}
      {!data && call.state === 'loading' && <SkeletonLines lines={10} />}
      {call.state === 'failed' && <FailedState error={call.error} onRetry={call.reload} />}
      {data &&
        kinds.map((kind) => (
          <Section key={kind} title={t(`rules.kinds.${kind}`)}>
            <RuleTable rules={data.rules.filter((rule) => rule.kind === kind)} />
          </Section>
        ))}
    </DetailPage>
  );
}
