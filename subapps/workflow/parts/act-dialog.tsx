import { type ReactElement, useState } from 'react';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { actOnApproval } from '#bridge/calls/workflow/calls.ts';
import type { ButtonEventName } from '#bridge/calls/workflow/events.ts';
import type { FormValues } from '#bridge/calls/workflow/form.ts';
import { useSave, useTools } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextArea } from '#ui/parts/text-input.tsx';
import { useWords } from '../texts/app-texts.ts';
import {
  AddFields,
  CommentFields,
  ReturnFields,
  type Said,
  StepField,
  start,
  TaskField,
} from './act-fields.tsx';
import { actLabel } from './act-label.ts';
import type { Approval } from './approval-view.tsx';
import css from './approvals.module.css';
import { PeopleChoice } from './people-choice.tsx';

/** What is done in a dialog. */
export type Act = Exclude<Approval['can'][number], 'repeat' | 'save' | 'saveTask'>;

/** Somebody who was added to a step. */
export interface Target {
  readonly taskId: string;
  readonly name: string;
}

type Asked = RequestOf<typeof actOnApproval>;

interface ActProps {
  act: Act;
  /** The event of the button that was pressed, where it has one. */
  event: ButtonEventName | undefined;
  /** Whom it is about, with `remove`. */
  target?: Target | undefined;
  approval: Approval;
  /** What was filled in of a form of its own. */
  values: FormValues | undefined;
  /** The opinion that was typed at the task so far; it is kept when the dialog closes. */
  words: string;
  onWords: (words: string) => void;
  onClose: () => void;
  onDone: (after: Approval) => void;
  onStale: () => void;
}

/** What is said about the open task of the reader. */
const ofTask: ReadonlySet<Act> = new Set(['approve', 'reject', 'transfer', 'add', 'return']);

function useActing(props: ActProps) {
  const { act, event, target, approval, values, words, onWords, onDone, onStale } = props;
  const t = useWords();
  const { tell } = useTools();
  const saving = useSave(actOnApproval);
  // The same key for each try: what was done once is not done twice.
  const [requestKey] = useState(() => crypto.randomUUID());
  const isKept = ofTask.has(act) && approval.task !== null;
  const [said, say] = useState<Said>(() => firstSaid(act, approval, isKept ? words : ''));
  const setSaid = (next: Said) => {
    say(next);
    if (isKept) onWords(next.words);
  };
  const [tried, setTried] = useState(false);
  const faults = faultsOf(act, approval, said);

  async function submit(): Promise<void> {
    setTried(true);
    if (faults.words || faults.people) return;
    const isFilled = act === 'approve' || act === 'resubmit';
    const asked = requestOf(act, approval, said, requestKey);
    const outcome = await saving.save({
      ...asked,
      ...(target && { taskId: target.taskId }),
      ...(event !== undefined && { event }),
      ...(isFilled && values !== undefined && { values }),
    });
    if (!outcome.ok) return onStale();
    tell(t('done'), 'success');
    onDone(outcome.result);
  }

  return { said, setSaid, isKept, tried, faults, saving, submit };
}

/** Says where a rejection leads, unless the request ends with it. */
function WhereTo({ approval }: { approval: Approval }): ReactElement | null {
  const t = useWords();
  const to = approval.task?.rejectsTo ?? null;
  if (to === null) return null;
  const words = to === '' ? t('explain.rejectToStart') : t('explain.rejectToStep', { step: to });
  return <p className={css.quiet}>{words}</p>;
}

/** Asks what an act needs, does it, and shows why it was refused. */
export function ActDialog(props: ActProps): ReactElement {
  const { act, approval, target, onClose } = props;
  const t = useWords();
  const label = target ? t('ask.removeAdded', target) : actLabel(t, act, approval);
  const { said, setSaid, isKept, tried, faults, saving, submit } = useActing(props);
  const error = saving.state === 'failed' ? saving.error : undefined;
  const isFinal = act === 'reject' || act === 'terminate' || act === 'revoke';
  return (
    <Dialog
      open
      width={560}
      title={`${label} · ${approval.title}`}
      onClose={onClose}
      closeConfirm={!isKept && said.words !== ''}
      buttons={[
        {
          id: act,
          label,
          variant: isFinal ? 'danger' : 'primary',
          onClick: submit,
        },
      ]}
    >
      <div className={css.form}>
        {error && <Banner tone="bad" title={error.words} />}
        {explained.has(act) && <p className={css.quiet}>{t(`explain.${act as 'skip'}`)}</p>}
        {act === 'reject' && <WhereTo approval={approval} />}
        <ActFields
          act={act}
          approval={approval}
          said={said}
          onChange={setSaid}
          missing={tried && faults.people}
        />
        <WordsField
          act={act}
          approval={approval}
          said={said}
          onChange={setSaid}
          missing={tried && faults.words}
        />
        {act === 'comment' && <CommentFields said={said} onChange={setSaid} />}
      </div>
    </Dialog>
  );
}

function WordsField({ act, approval, said, onChange, missing }: FieldsProps): ReactElement {
  const t = useWords();
  return (
    <Field
      label={t(reasoned.has(act) ? 'ask.reason' : 'ask.words')}
      required={needsWords(act, approval)}
      error={missing ? t(reasoned.has(act) ? 'ask.reasonNeeded' : 'ask.wordsNeeded') : undefined}
    >
      <TextArea
        value={said.words}
        maxLength={1000}
        onChange={(words) => onChange({ ...said, words })}
      />
    </Field>
  );
}

function firstSaid(act: Act, { steps }: Approval, words: string): Said {
  const step = ofStep.has(act) ? steps.find(({ state }) => state === 'open')?.node : undefined;
  const open = steps.flatMap(({ people }) => people).find(({ state }) => state === 'open');
  return {
    words,
    people: [],
    place: 'after',
    mode: 'and',
    node: step ?? start,
    how: 'walk',
    taskId: open?.taskId ?? '',
    files: [],
  };
}

function needsWords(act: Act, { task }: Approval): boolean {
  if (act === 'comment' || reasoned.has(act)) return true;
  return (act === 'reject' || act === 'return') && (task?.wordsNeeded ?? false);
}

/** What an administrator does with an open step. */
const ofStep: ReadonlySet<Act> = new Set(['skip', 'reroute']);

/** What is done only with a reason. */
const reasoned: ReadonlySet<Act> = new Set(['reassign', 'skip', 'reroute', 'terminate']);

/** Acts whose consequences are said. */
const explained: ReadonlySet<Act> = new Set(['skip', 'reroute', 'takeBack', 'remove']);

const asksPeople: ReadonlySet<Act> = new Set(['transfer', 'add', 'copy', 'reassign']);

function faultsOf(act: Act, approval: Approval, { words, people }: Said) {
  return {
    words: needsWords(act, approval) && words.trim() === '',
    people: asksPeople.has(act) && people.length === 0,
  };
}

function requestOf(act: Act, { id, task }: Approval, said: Said, requestKey: string): Asked {
  const { words, people, place, mode, node, how, taskId } = said;
  const named = act === 'reassign' ? taskId : task?.id;
  const onTask = act === 'reassign' || ofTask.has(act);
  return {
    approvalId: id,
    act,
    requestKey,
    ...(onTask && named !== undefined && { taskId: named }),
    ...(words.trim() !== '' && { words: words.trim() }),
    ...(asksPeople.has(act) && { people: people.map(({ value }) => value) }),
    ...(act === 'comment' && {
      people: people.map(({ value }) => value),
      files: said.files.map(({ id: file }) => file),
    }),
    ...(act === 'add' && { place, mode }),
    ...(ofStep.has(act) && { node }),
    ...(act === 'return' && { how, ...(node !== start && { node }) }),
  };
}

/** The task whose people are not offered. */
function taskAbout(act: Act, { task }: Approval, said: Said): string | undefined {
  if (act === 'copy') return undefined;
  return (act === 'reassign' ? said.taskId : task?.id) || undefined;
}

interface FieldsProps {
  act: Act;
  approval: Approval;
  said: Said;
  onChange: (said: Said) => void;
  missing: boolean;
}

function ActFields({ act, approval, said, onChange, missing }: FieldsProps): ReactElement {
  const t = useWords();
  const single = act === 'transfer' || act === 'reassign';
  return (
    <>
      {act === 'reassign' && <TaskField approval={approval} said={said} onChange={onChange} />}
      {asksPeople.has(act) && (
        <Field label={t('ask.people')} required error={missing ? t('ask.peopleNeeded') : undefined}>
          <PeopleChoice
            value={said.people}
            most={single ? 1 : 9}
            taskId={taskAbout(act, approval, said)}
            onChange={(people) => onChange({ ...said, people })}
          />
        </Field>
      )}
      {ofStep.has(act) && <StepField approval={approval} said={said} onChange={onChange} />}
      {act === 'add' && <AddFields said={said} onChange={onChange} />}
      {act === 'return' && <ReturnFields approval={approval} said={said} onChange={onChange} />}
    </>
  );
}
