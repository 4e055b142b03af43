import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { fillForm } from '#bridge/calls/workflow/fill-form.ts';
import type { FormValues } from '#bridge/calls/workflow/form.ts';
import { Section } from '#ui/layouts/detail-page.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { DescriptionList } from '#ui/parts/description-list.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useWords } from '../texts/app-texts.ts';
import type { Target } from './act-dialog.tsx';
import type { Approval } from './approval-view.tsx';
import css from './approvals.module.css';
import { Changes } from './changes.tsx';
import { FilledView } from './forms/filled-view.tsx';
import { FormFields, isWritten } from './forms/form-fields.tsx';
import { LogView } from './log-view.tsx';
import { RouteView } from './route-view.tsx';

/** A form of its own: what may be written here is written, the rest is read. */
function FilledPart(props: {
  filled: NonNullable<Approval['filled']>;
  values: FormValues;
  checked: boolean;
  onChange: (values: FormValues) => void;
}): ReactElement {
  const { filled, values, checked, onChange } = props;
  const { form, rights, names } = filled;
  if (!mayWrite(filled)) return <FilledView form={form} values={filled.values} names={names} />;
  return <FormFields {...{ form, values, rights, names, checked, onChange }} isOpen={false} />;
}

/** Whether the reader fills anything in of the form. */
export function mayWrite({ rights }: NonNullable<Approval['filled']>): boolean {
  return Object.values(rights).some((right) => right === 'write' || right === 'required');
}

/** Whether something is wrong with what may be written here; `isPartial` lets what is missing be so. */
export function hasFaults(
  filled: NonNullable<Approval['filled']>,
  values: FormValues,
  isPartial = false,
): boolean {
  const { form, rights } = filled;
  const { problems } = fillForm(form, values, rights);
  return problems.some(
    ({ path, issue }) =>
      isWritten({ rights, isOpen: false }, path.split('.')[0] ?? '') &&
      !(isPartial && issue === 'required'),
  );
}

/** What is asked, where it is, and what was done. */
export function ApprovalBody(props: {
  approval: Approval;
  values: FormValues;
  checked: boolean;
  onValues: (values: FormValues) => void;
  onRemove: (target: Target) => void;
}): ReactElement {
  const { approval, values, checked, onValues, onRemove } = props;
  const t = useWords();
  return (
    <div className={css.columns}>
      <div>
        <Changes approval={approval} />
        <Section title={t('form')}>
          {approval.filled !== null && approval.filled.form.sections.length > 0 ? (
            <FilledPart
              filled={approval.filled}
              values={values}
              checked={checked}
              onChange={onValues}
            />
          ) : approval.lines.length === 0 ? (
            <p className={css.quiet}>{t('formEmpty')}</p>
          ) : (
            <DescriptionList
              items={approval.lines.map(({ field: id, label: term, value }) => ({
                id,
                term,
                value,
                wide: value.length > 40,
              }))}
            />
          )}
        </Section>
        <Section title={t('log')}>
          <LogView approval={approval} />
        </Section>
      </div>
      <Section title={t('route')}>
        <RouteView approval={approval} onRemove={onRemove} />
      </Section>
    </div>
  );
}

/** The key facts of a request, and what its reader has to know first. */
export function Summary({ approval }: { approval: Approval }): ReactElement {
  const t = useWords();
  const { number, status, submittedAt, starter, subject, held, previous } = approval;
  return (
    <>
      {status === 'returned' && <SentBack log={approval.log} />}
      {status === 'revoking' && <Banner tone="warn" title={t('revoking')} />}
      {held && <Banner tone="warn" title={t('held')} />}
      <div className={css.facts}>
        <span>
          {t('column.starter')} {starter.name}
        </span>
        {subject && (
          <span>
            {t('about')} {subject.name}
          </span>
        )}
        <span>{t('submitted', { time: formatDate(submittedAt, 'minute') })}</span>
        <span>{t('number', { number })}</span>
        {previous && <Link href={`/approvals/${previous.id}`}>{t('previous', previous)}</Link>}
      </div>
    </>
  );
}

/** Who sent the request back, and what they want to be changed. */
function SentBack({ log }: Pick<Approval, 'log'>): ReactElement | null {
  const t = useWords();
  const last = log.findLast(({ kind }) => kind === 'return' || kind === 'reject');
  if (!last?.actorName) return null;
  return (
    <Banner tone="warn" title={t('sentBack', { name: last.actorName })}>
      {last.words}
    </Banner>
  );
}
