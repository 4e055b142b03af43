import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import type { AnyDetail, AnyForm } from '#bridge/calls/record/any-row.ts';
import type { RecordScreenDoor, RecordValues } from '#bridge/calls/record/doors.ts';
import type { FieldRight } from '#bridge/calls/record/field-right.ts';
import type { CloseDialog } from '../layouts/list-screen/list-config.ts';
import { Banner } from '../parts/banner.tsx';
import { Button } from '../parts/button.tsx';
import { CustomFields } from './custom-fields.tsx';
import { withCustom, withLines, withValue } from './draft.ts';
import type { FileDoor } from './file-control.tsx';
import { LinesEditor } from './lines-editor.tsx';
import { ReasonStep } from './move-reason.tsx';
import css from './record.module.css';
import type { RecordStart, RecordTools } from './record-door.ts';
import { RecordField } from './record-field.tsx';
import type { SpokenRecord } from './show-value.ts';
import { useRecordScreenWords } from './texts/record-texts.ts';
import { type Saving, useSaving } from './use-saving.ts';

export interface RecordFormProps {
  spoken: SpokenRecord;
  door: RecordScreenDoor;
  tools: RecordTools;
  form: AnyForm;
  /** Nothing for a new row. */
  row: AnyDetail | undefined;
  /** Values that every row made here has; their fields are left out. */
  fixed?: RecordValues | undefined;
  /** What a new row begins with. */
  start?: RecordStart | undefined;
  /** Begins a new row with the values of this one. */
  onCopy?: () => void;
  onClose: CloseDialog;
  onDirty?: ((dirty: boolean) => void) | undefined;
}

const nothing: RecordValues = {};

/** The fields of a row by their sections; what the person may not change is read, what is hidden is left out. */
export function RecordForm(props: RecordFormProps): ReactElement {
  const { spoken, door, form, row, fixed = nothing } = props;
  const start = useStart(props);
  const saving = useSaving({ ...props, fixed, start, onDirty: props.onDirty });
  const box = useRef<HTMLFormElement>(null);
  useFocusOnError(box, saving.errors);
  const mayWrite = row === undefined || row.can.edit;
  const shown = { spoken, row, mayWrite, choices: door.choices };
  return (
    <form ref={box} className={css.form} onSubmit={saving.submit} noValidate>
      {saving.problem && <Banner tone="bad" title={saving.problem} />}
      {Object.entries(sectionsOf(props, fixed)).map(([section, names]) => (
        <fieldset key={section} className={css.section}>
          <legend>{spoken.words.sections[section]}</legend>
          {names.map((name) => (
            <Field
              key={name}
              {...{ ...shown, name, saving }}
              right={rightOn(props, name)}
              known={(row ?? props.start)?.names[name]}
              files={door}
            />
          ))}
        </fieldset>
      ))}
      <CustomFields
        {...{ form, row, mayWrite }}
        values={saving.draft.custom}
        errors={saving.errors}
        onChange={(code, value) =>
          saving.change(
            withCustom(saving.draft, code, value, row?.custom[code] ?? null),
            `custom.${code}`,
          )
        }
      />
      {Object.keys(spoken.record.lines ?? {}).map((kind) => (
        <LinesEditor
          key={kind}
          {...{ ...shown, kind }}
          changed={saving.draft.lines[kind]}
          errors={saving.errors}
          onChange={(lines, field) => saving.change(withLines(saving.draft, kind, lines), field)}
        />
      ))}
      <Actions {...{ spoken, row, mayWrite, saving }} onCopy={props.onCopy} />
    </form>
  );
}

function Field(props: {
  name: string;
  spoken: SpokenRecord;
  row: AnyDetail | undefined;
  mayWrite: boolean;
  right: FieldRight;
  known: string | undefined;
  choices: RecordScreenDoor['choices'];
  files: FileDoor;
  saving: Saving;
}): ReactElement {
  const { name, row, mayWrite, right, saving, ...rest } = props;
  const { values } = saving.draft;
  const before = row?.fields[name] ?? null;
  return (
    <RecordField
      {...{ ...rest, name, row }}
      right={mayWrite ? right : 'read'}
      value={name in values ? (values[name] ?? null) : before}
      error={saving.errors[name]}
      onChange={(value) => saving.change(withValue(saving.draft, name, value, before), name)}
    />
  );
}

function Actions(props: {
  spoken: SpokenRecord;
  row: AnyDetail | undefined;
  mayWrite: boolean;
  saving: Saving;
  onCopy: (() => void) | undefined;
}): ReactElement {
  const { spoken, row, mayWrite, saving, onCopy } = props;
  const t = useRecordScreenWords();
  const [reasoned, setReasoned] = useState<string>();
  const labelOf = (move: string) => spoken.words.moves?.[move] ?? move;
  if (reasoned !== undefined) {
    return (
      <ReasonStep
        label={labelOf(reasoned)}
        busy={saving.busy}
        error={saving.errors.reason}
        onMove={(reason) => void saving.move(reasoned, reason)}
        onBack={() => setReasoned(undefined)}
      />
    );
  }
  const start = (move: string) =>
    spoken.record.states?.moves[move]?.reason ? setReasoned(move) : void saving.move(move);
  return (
    <div className={css.actions}>
      {row?.can.remove && (
        <span className={css.apart}>
          <Button variant="danger" disabled={saving.busy} onClick={() => void saving.remove()}>
            {t('remove')}
          </Button>
        </span>
      )}
      {onCopy && mayWrite && (
        <Button disabled={saving.busy || saving.dirty} onClick={onCopy}>
          {t('copy')}
        </Button>
      )}
      {row?.can.moves.map((move) => (
        <Button key={move} disabled={saving.busy || saving.dirty} onClick={() => start(move)}>
          {labelOf(move)}
        </Button>
      ))}
      {mayWrite && (
        <Button type="submit" variant="primary" busy={saving.busy} disabled={!saving.dirty}>
          {t('save')}
        </Button>
      )}
    </div>
  );
}

/** The sections with the fields that are shown; a section without any is left out. */
function sectionsOf(
  { spoken, form, row }: RecordFormProps,
  fixed: RecordValues,
): Readonly<Record<string, readonly string[]>> {
  const { record } = spoken;
  const sections = Object.entries(record.sections).map(([section, names]) => {
    const shown = names.filter(
      (name) =>
        form.rights[name] !== 'hidden' &&
        !(name in fixed) &&
        // What is worked out, and the end of a dated row, are not there before the row is.
        (row !== undefined || (record.fields[name]?.stored && record.dated?.to !== name)),
    );
    return [section, shown] as const;
  });
  return Object.fromEntries(sections.filter(([, names]) => names.length > 0));
}

/** Correcting a dated row leaves its days and its owner as they are. */
function rightOn({ spoken, form, row }: RecordFormProps, name: string): FieldRight {
  const { dated } = spoken.record;
  const right = form.rights[name] ?? 'read';
  const isPlace = dated && [dated.of, dated.from, dated.to].includes(name);
  return right === 'write' && row !== undefined && isPlace ? 'read' : right;
}

/** A box that is not ticked says no: a required flag of a new row is never empty. */
function useStart({ spoken, row, start }: RecordFormProps): RecordValues {
  return useMemo(() => {
    if (row !== undefined) return nothing;
    const flags = Object.entries(spoken.record.fields).filter(
      ([, { kind, required, stored }]) => kind === 'flag' && required && stored,
    );
    return { ...Object.fromEntries(flags.map(([name]) => [name, false])), ...start?.values };
  }, [spoken, row, start]);
}

/** The first field that is wrong takes the focus. */
function useFocusOnError(
  box: { readonly current: HTMLElement | null },
  errors: Saving['errors'],
): void {
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [box, errors]);
}
