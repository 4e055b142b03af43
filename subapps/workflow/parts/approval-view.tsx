import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { getApproval } from '#bridge/calls/workflow/calls.ts';
import { fillForm } from '#bridge/calls/workflow/fill-form.ts';
import type { FormValues } from '#bridge/calls/workflow/form.ts';
import { statusWords } from '#bridge/calls/workflow/terms.ts';
import { useAppContext } from '#bridge/react/index.ts';
import { usePageLocation } from '#bridge/react/location.ts';
import { DetailPage, Section } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { DescriptionList } from '#ui/parts/description-list.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useWords } from '../texts/app-texts.ts';
import { type Act, ActDialog } from './act-dialog.tsx';
import css from './approvals.module.css';
import { CertificateButton } from './certificate-button.tsx';
import { FilledView } from './forms/filled-view.tsx';
import { FormFields, isWritten } from './forms/form-fields.tsx';
import { LogView } from './log-view.tsx';
import { PrintButton } from './print-button.tsx';
import { RouteView } from './route-view.tsx';
import { useTaskDraft, valuesWithDraft } from './task-draft.ts';
import { toneOf } from './tones.ts';

/** An approval as it was read. */
export type Approval = ResultOf<typeof getApproval>;

/** The order of the buttons: what is used most comes first. */
const order: readonly Approval['can'][number][] = [
  'approve',
  'reject',
  'return',
  'transfer',
  'add',
  'resubmit',
  'repeat',
  'withdraw',
  'revoke',
  'urge',
  'comment',
  'copy',
  'reassign',
  'terminate',
];

/** One approval: what is asked, where it is, what was done, and what the reader may do. */
export function ApprovalView(props: {
  approval: Approval;
  onChange: (approval: Approval) => void;
  onReload: () => void;
  onBack: () => void;
}): ReactElement {
  const { approval, onChange, onReload, onBack } = props;
  const [act, setAct] = useState<Act | null>(null);
  const { filled } = approval;
  const [values, setValues] = useState<FormValues>(() => valuesWithDraft(approval));
  const [words, setWords] = useState(approval.task?.draft?.words ?? '');
  const [checked, setChecked] = useState(false);
  const [, navigate] = usePageLocation();
  const begin = (one: Approval['can'][number]) => {
    if (one === 'repeat') {
      navigate(`/approvals/start/${filled?.formId ?? ''}?again=${approval.id}`);
      return;
    }
    const isFilled = one === 'approve' || one === 'resubmit';
    const isFaulty = isFilled && filled !== null && hasFaults(filled, values);
    setChecked(isFaulty);
    if (!isFaulty) setAct(one);
  };
  const acts = order.filter((one) => approval.can.includes(one));
  return (
    <>
      <DetailPage
        header={<ApprovalHeader approval={approval} onBack={onBack} />}
        summary={
          <>
            <DraftNote {...{ approval, words, values }} onWords={setWords} onValues={setValues} />
            <Summary approval={approval} />
          </>
        }
        foot={<ActButtons acts={acts} onAct={begin} />}
      >
        <Body {...{ approval, values, checked }} onValues={setValues} />
      </DetailPage>
      {act !== null && (
        <ActDialog
          key={act}
          act={act}
          approval={approval}
          values={filled !== null && mayWrite(filled) ? values : undefined}
          words={words}
          onWords={setWords}
          onClose={() => setAct(null)}
          onDone={(after) => {
            setAct(null);
            onChange(after);
          }}
          onStale={onReload}
        />
      )}
    </>
  );
}

/** Says that a draft was restored; it is kept as the reader types. */
function DraftNote(props: {
  approval: Approval;
  words: string;
  values: FormValues;
  onWords: (words: string) => void;
  onValues: (values: FormValues) => void;
}): ReactElement | null {
  const { approval, words, values, onWords, onValues } = props;
  const t = useWords();
  const draft = useTaskDraft(approval, { words, values });
  if (draft.error !== undefined)
    return (
      <Banner tone="bad" title={t('draft.failed')}>
        {draft.error}
      </Banner>
    );
  if (draft.draftAt === null) return null;
  const left = { words: '', values: approval.filled?.values ?? {} };
  const discard = async () => {
    if (!(await draft.discard(left))) return;
    onWords(left.words);
    onValues(left.values);
  };
  return (
    <Banner
      tone="info"
      title={t('draft.restored', { time: formatDate(draft.draftAt, 'minute') })}
      action={
        <Button size="sm" disabled={draft.isBusy} onClick={() => void discard()}>
          {t('draft.discard')}
        </Button>
      }
    />
  );
}

function ApprovalHeader(props: { approval: Approval; onBack: () => void }): ReactElement {
  const { approval, onBack } = props;
  const { locale } = useAppContext();
  return (
    <PageHeader
      title={approval.title}
      after={<Tag tone={toneOf(approval.status)}>{statusWords[locale][approval.status]}</Tag>}
      onBack={onBack}
      actions={
        <>
          {approval.certificate && <CertificateButton approvalId={approval.id} />}
          <PrintButton approvalId={approval.id} />
        </>
      }
    />
  );
}

function ActButtons({
  acts,
  onAct,
}: {
  acts: Approval['can'];
  onAct: (act: Approval['can'][number]) => void;
}): ReactElement {
  const t = useWords();
  return (
    <>
      {acts.map((one) => (
        <Button
          key={one}
          variant={one === 'approve' ? 'primary' : one === 'reject' ? 'danger' : 'default'}
          onClick={() => onAct(one)}
        >
          {t(`act.${one}`)}
        </Button>
      ))}
    </>
  );
}

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

function mayWrite({ rights }: NonNullable<Approval['filled']>): boolean {
  return Object.values(rights).some((right) => right === 'write' || right === 'required');
}

/** What is wrong with what may be written here. */
function hasFaults(filled: NonNullable<Approval['filled']>, values: FormValues): boolean {
  const { form, rights } = filled;
  const { problems } = fillForm(form, values, rights);
  return problems.some(({ path }) =>
    isWritten({ rights, isOpen: false }, path.split('.')[0] ?? ''),
  );
}

function Body(props: {
  approval: Approval;
  values: FormValues;
  checked: boolean;
  onValues: (values: FormValues) => void;
}): ReactElement {
  const { approval, values, checked, onValues } = props;
  const t = useWords();
  return (
    <div className={css.columns}>
      <div>
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
        <RouteView approval={approval} />
      </Section>
    </div>
  );
}

function Summary({ approval }: { approval: Approval }): ReactElement {
  const t = useWords();
  const { number, status, submittedAt, starter, subject, held, previous } = approval;
  return (
    <>
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
