import {
  type FormEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useOrgans } from '#bridge/react/directory/use-organs.ts';
import { useTools } from '#bridge/react/index.ts';
import { useRecord } from '#bridge/react/record.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { CustomFields } from '#ui/record/custom-fields.tsx';
import type { RecordStart } from '#ui/record/record-door.ts';
import { useLocale } from '#ui/texts/use-texts.ts';
import { ChangeField } from './change-field.tsx';
import { type ChangeKind, changeKinds, isAsked } from './change-kinds.ts';
import css from './changes.module.css';
import { CurrentJob, useCurrentJob } from './current-job.tsx';
import { Findings } from './findings.tsx';
import { FormerNotice, useCardValues } from './former-notice.tsx';
import { Invitation } from './invitation.tsx';
import { useChangeWords } from './texts/change-texts.ts';
import { type ChangeForm, type CloseForm, useChangeForm } from './use-change-form.ts';

export interface ChangeFormProps {
  kind: ChangeKind;
  /** A draft; nothing for a new change. */
  id?: string;
  /** What a new change begins with. */
  start?: RecordStart;
  /** Whose change it is, where that is settled: the field is left out. */
  employmentId?: string;
  /** Hears whether something is filled in that is not saved. */
  onDirty: (dirty: boolean) => void;
  onClose: CloseForm;
}

/** The form of a change: filled in by sections, kept as a draft or submitted; says beforehand what law and plan say. */
export function ChangeFormView(props: ChangeFormProps): ReactElement {
  const { kind, id, employmentId, onDirty, onClose } = props;
  const { calls } = changeKinds[kind];
  const door = useRecord(calls);
  const tools = useTools();
  const start = useStart(props);
  const [hired, setHired] = useState<string>();
  const control = useChangeForm({
    id,
    door,
    tools,
    start,
    onDirty,
    onClose,
    afterSubmit(row) {
      const asksFor = kind === 'entry' && row.state === 'effective' && row.fields.invite === true;
      if (asksFor) setHired(row.id);
      return asksFor;
    },
  });
  const employee = useCurrentJob(control.values.employment);
  const box = useRef<HTMLFormElement>(null);
  useFocusOnError(box, control.errors);
  if (control.form === undefined) {
    return control.problem ? (
      <Banner tone="bad" title={control.problem} />
    ) : (
      <SkeletonLines lines={8} />
    );
  }
  if (hired !== undefined) return <HiredView entryId={hired} onDone={() => onClose('changed')} />;
  const shared = { kind, control };
  return (
    <form ref={box} className={css.form} onSubmit={(event) => submit(event, control)} noValidate>
      {control.problem && <Banner tone="bad" title={control.problem} />}
      {kind === 'entry' ? (
        <FormerNotice control={control} />
      ) : (
        employee && <CurrentJob {...{ kind, employee }} />
      )}
      <Sections
        {...shared}
        names={start?.names}
        employmentId={employmentId}
        choices={door.choices}
        organId={employee?.fields.organId ?? null}
      />
      <CustomFields
        form={control.form}
        row={control.row}
        mayWrite
        values={control.custom}
        errors={control.errors}
        onChange={control.changeCustom}
      />
      <Findings {...shared} />
      <Actions control={control} />
    </form>
  );
}

/** Somebody was hired just now and is to have an account. */
function HiredView({ entryId, onDone }: { entryId: string; onDone: () => void }): ReactElement {
  const t = useChangeWords();
  return (
    <div className={css.form}>
      <Invitation entryId={entryId} account="none" begin />
      <div className={css.actions}>
        <Button variant="primary" onClick={onDone}>
          {t('account.done')}
        </Button>
      </div>
    </div>
  );
}

/** What is wrong may be out of sight: the first field with an error gets the focus. */
function useFocusOnError(
  box: RefObject<HTMLFormElement | null>,
  errors: ChangeForm['errors'],
): void {
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [box, errors]);
}

function submit(event: FormEvent, control: ChangeForm): void {
  event.preventDefault();
  if (!control.busy) void control.submit();
}

function useStart({ kind, start, employmentId }: ChangeFormProps): RecordStart | undefined {
  return useMemo(() => {
    const preset = employmentId === undefined ? {} : { employment: employmentId };
    const usual = kind === 'entry' ? usualEntry : kind === 'transfer' ? usualTransfer : {};
    return { names: start?.names ?? {}, values: { ...usual, ...start?.values, ...preset } };
  }, [kind, start, employmentId]);
}

const usualEntry = { idDocumentType: 'cn-id', employmentType: 'full-time' };
const usualTransfer = { kind: 'transfer' };

interface SectionsProps {
  kind: ChangeKind;
  control: ChangeForm;
  names: RecordStart['names'] | undefined;
  employmentId: string | undefined;
  choices: ReturnType<typeof useRecord>['choices'];
  /** Where the employee works now: positions are of there until another organisation is chosen. */
  organId: string | null;
}

function Sections(props: SectionsProps): ReactElement {
  const { kind, control, names, employmentId, choices, organId } = props;
  const locale = useLocale();
  const { record, words } = changeKinds[kind];
  const organs = useOrgans();
  const [picked, setPicked] = useState<Readonly<Record<string, string>>>({});
  const spoken = words[locale];
  useCardValues(kind, control);
  const rights = control.form?.rights ?? {};
  const isShown = (name: string): boolean =>
    !(name === 'employment' && employmentId !== undefined) &&
    rights[name] !== 'hidden' &&
    isAsked(kind, name, control.values);
  return (
    <>
      {Object.entries(record.sections).map(([section, fields]) => (
        <fieldset key={section} className={css.section}>
          <legend>{spoken.sections[section]}</legend>
          {(fields as readonly string[]).filter(isShown).map((name) => (
            <ChangeField
              key={name}
              {...{ name, kind, organs, choices, organId }}
              values={control.values}
              called={picked[name] ?? control.row?.names[name] ?? names?.[name] ?? ''}
              error={control.errors[name]}
              onChange={(value, called) => {
                setPicked((before) => ({ ...before, [name]: called }));
                control.change(
                  name === 'organ' ? { organ: value, position: null } : { [name]: value },
                );
              }}
            />
          ))}
        </fieldset>
      ))}
    </>
  );
}

function Actions({ control }: { control: ChangeForm }): ReactElement {
  const t = useChangeWords();
  const { row, busy } = control;
  return (
    <div className={css.actions}>
      {row?.can.remove && (
        <span className={css.apart}>
          <Button variant="danger" disabled={busy} onClick={() => void control.remove()}>
            {t('remove')}
          </Button>
        </span>
      )}
      <Button disabled={busy} onClick={() => void control.save()}>
        {t('saveDraft')}
      </Button>
      <Button type="submit" variant="primary" busy={busy}>
        {t('submit')}
      </Button>
    </div>
  );
}
