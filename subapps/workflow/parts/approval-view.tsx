import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { actOnApproval, type getApproval } from '#bridge/calls/workflow/calls.ts';
import type { ButtonEventName } from '#bridge/calls/workflow/events.ts';
import type { FormValues } from '#bridge/calls/workflow/form.ts';
import { statusWords } from '#bridge/calls/workflow/terms.ts';
import { useAppContext, useDirty, useSave, useTools } from '#bridge/react/index.ts';
import { usePageLocation } from '#bridge/react/location.ts';
import { DetailPage } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useWords } from '../texts/app-texts.ts';
import { type Act, ActDialog, type Target } from './act-dialog.tsx';
import { actLabel } from './act-label.ts';
import { ApprovalBody, hasFaults, mayWrite, Summary } from './approval-content.tsx';
import { CertificateButton } from './certificate-button.tsx';
import { PrintButton } from './print-button.tsx';
import { useTaskDraft, valuesWithDraft } from './task-draft.ts';
import { toneOf } from './tones.ts';

/** An approval as it was read. */
export type Approval = ResultOf<typeof getApproval>;

/** What somebody may press: a button of one of the eight events, or another act. */
interface Choice {
  readonly act: Approval['can'][number];
  readonly event?: ButtonEventName;
}

/** The order of the acts that follow the buttons: what is used most comes first. */
const order: readonly Approval['can'][number][] = [
  'return',
  'transfer',
  'add',
  'urge',
  'comment',
  'copy',
  'takeBack',
  'reassign',
  'reroute',
  'skip',
  'terminate',
];

/** The buttons as they were sent, then the rest of what may be done. */
function choicesOf({ buttons, can }: Approval): readonly Choice[] {
  const drawn = new Set<Choice['act']>(buttons.map(({ act }) => act));
  const rest = order.filter((act) => can.includes(act) && !drawn.has(act));
  return [...buttons, ...rest.map((act) => ({ act }))];
}

interface ViewProps {
  approval: Approval;
  onChange: (approval: Approval) => void;
  onReload: () => void;
  onBack: () => void;
}

/** One approval: what is asked, where it is, what was done, and what the reader may do. */
export function ApprovalView(props: ViewProps): ReactElement {
  const { approval, onChange, onReload, onBack } = props;
  const { filled } = approval;
  const typing = useTyping(approval);
  const { draft, values, setValues, words, setWords, checked } = typing;
  const { chosen, begin, remove, close, isBusy } = useChoice(props, typing);
  return (
    <>
      <DetailPage
        header={<ApprovalHeader approval={approval} onBack={onBack} />}
        summary={
          <>
            <DraftNote {...{ approval, draft }} onWords={setWords} onValues={setValues} />
            <Summary approval={approval} />
          </>
        }
        foot={<ChoiceButtons {...{ approval, isBusy }} onChoose={begin} />}
      >
        <ApprovalBody {...{ approval, values, checked }} onValues={setValues} onRemove={remove} />
      </DetailPage>
      {chosen !== null && (
        <ActDialog
          key={`${chosen.act} ${chosen.target?.taskId}`}
          {...chosen}
          approval={approval}
          values={filled !== null && mayWrite(filled) ? values : undefined}
          words={words}
          onWords={setWords}
          onClose={close}
          onDone={(after) => {
            close();
            onChange(after);
          }}
          onStale={onReload}
        />
      )}
    </>
  );
}

/** What the reader has typed, of the form and of their opinion. */
function useTyping(approval: Approval) {
  const [values, setValues] = useState<FormValues>(() => valuesWithDraft(approval));
  const [words, setWords] = useState(approval.task?.draft?.words ?? '');
  const [checked, setChecked] = useState(false);
  const draft = useTaskDraft(approval, { words, values });
  const stored = approval.filled?.values;
  // At a task it is kept as it is typed; in a returned request it is saved by its button.
  useDirty(approval.task === null && stored !== undefined && values !== stored);
  return { values, setValues, words, setWords, checked, setChecked, draft };
}

/** Acts that want the form to be filled in. */
const filling: ReadonlySet<Choice['act']> = new Set(['approve', 'resubmit']);

/** What the dialog is open for. */
interface Chosen {
  readonly act: Act;
  readonly event: ButtonEventName | undefined;
  readonly target?: Target;
}

/** What was chosen: done at once, or in the dialog that `chosen` opens. */
function useChoice(
  { approval, onChange }: ViewProps,
  { values, setChecked, draft }: ReturnType<typeof useTyping>,
) {
  const t = useWords();
  const { tell } = useTools();
  const [, navigate] = usePageLocation();
  const { save, state } = useSave(actOnApproval);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { id: approvalId, filled } = approval;

  async function keep(): Promise<void> {
    const requestKey = crypto.randomUUID();
    const saved = await save({ approvalId, act: 'save', event: 'save', values, requestKey });
    if (!saved.ok) return tell(saved.error.words, 'error');
    tell(t('saved'), 'success');
    onChange(saved.result);
  }

  function begin({ act, event }: Choice): void {
    const isPartial = act === 'save';
    const isFilled = isPartial || filling.has(act);
    const isFaulty = isFilled && filled !== null && hasFaults(filled, values, isPartial);
    setChecked(isFaulty);
    if (isFaulty) return;
    if (act === 'repeat') navigate(`/approvals/start/${filled?.formId ?? ''}?again=${approvalId}`);
    else if (act === 'save') void keep();
    else if (act === 'saveTask')
      void draft.keep().then((isKept) => isKept && tell(t('draft.kept'), 'success'));
    else setChosen({ act, event });
  }

  const remove = (target: Target) => setChosen({ act: 'remove', event: undefined, target });

  const isBusy = state === 'saving' || draft.isBusy;
  return { chosen, begin, remove, close: () => setChosen(null), isBusy };
}

/** Says that a draft was restored; it is kept as the reader types. */
function DraftNote(props: {
  approval: Approval;
  draft: ReturnType<typeof useTaskDraft>;
  onWords: (words: string) => void;
  onValues: (values: FormValues) => void;
}): ReactElement | null {
  const { approval, draft, onWords, onValues } = props;
  const t = useWords();
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

const variants: Partial<Record<Choice['act'], 'primary' | 'danger'>> = {
  approve: 'primary',
  resubmit: 'primary',
  reject: 'danger',
};

function ChoiceButtons(props: {
  approval: Approval;
  isBusy: boolean;
  onChoose: (choice: Choice) => void;
}): ReactElement {
  const { approval, isBusy, onChoose } = props;
  const t = useWords();
  return (
    <>
      {choicesOf(approval).map((choice) => (
        <Button
          key={choice.act}
          variant={variants[choice.act] ?? 'default'}
          disabled={isBusy && (choice.act === 'save' || choice.act === 'saveTask')}
          onClick={() => onChoose(choice)}
        >
          {actLabel(t, choice.act, approval)}
        </Button>
      ))}
    </>
  );
}
