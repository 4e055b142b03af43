import { type FormEvent, type ReactElement, useState } from 'react';
import type { AnyDetail, AnyForm, AnyRow } from '#bridge/calls/record/any-row.ts';
import type { Choices, HistoryPage } from '#bridge/calls/record/call-types.ts';
import type { FieldValue } from '#bridge/calls/record/field.ts';
import type { CloseDialog, ListWiring } from '../layouts/list-screen/list-config.ts';
import { Banner } from '../parts/banner.tsx';
import { Button } from '../parts/button.tsx';
import css from './record.module.css';
import { RecordField } from './record-field.tsx';
import { type SpokenRecord, titleOf } from './show-value.ts';
import { useRecordScreenWords } from './texts/record-texts.ts';

/** What the form of a record asks of the world. */
export interface RecordScreenDoor {
  readonly form: (signal?: AbortSignal) => Promise<AnyForm>;
  readonly get: (id: string, signal?: AbortSignal) => Promise<AnyDetail>;
  readonly history: (id: string, page: number, signal?: AbortSignal) => Promise<HistoryPage>;
  readonly choices: (field: string, keyword: string, signal?: AbortSignal) => Promise<Choices>;
  readonly create: (values: Readonly<Record<string, FieldValue | null>>) => Promise<AnyDetail>;
  readonly update: (
    id: string,
    version: number,
    changes: Readonly<Record<string, FieldValue | null>>,
  ) => Promise<AnyDetail>;
  readonly remove: (id: string, version: number) => Promise<unknown>;
  /** Words for what is wrong with the fields of a refused save, by name. */
  readonly fieldErrors: (cause: unknown) => Readonly<Record<string, string>>;
}

export interface RecordFormProps {
  spoken: SpokenRecord;
  door: RecordScreenDoor;
  wiring: Pick<ListWiring<AnyRow>, 'ask' | 'tell'>;
  form: AnyForm;
  row: AnyDetail | undefined;
  onClose: CloseDialog;
}

/** The fields of a row by their sections; what the person may not change is read, what is hidden is left out. */
export function RecordForm(props: RecordFormProps): ReactElement {
  const { spoken, door, form, row } = props;
  const t = useRecordScreenWords();
  const saving = useSaving(props);
  const { record, words } = spoken;
  const mayWrite = row === undefined || row.can.edit;
  return (
    <form className={css.form} onSubmit={saving.submit} noValidate>
      {saving.problem && <Banner tone="bad" title={saving.problem} />}
      {Object.entries(record.sections).map(([section, names]) => (
        <fieldset key={section} className={css.section}>
          <legend>{words.sections[section]}</legend>
          {names
            .filter((name) => form.rights[name] !== 'hidden')
            .map((name) => (
              <RecordField
                key={name}
                name={name}
                spoken={spoken}
                row={row}
                right={mayWrite ? (form.rights[name] ?? 'read') : 'read'}
                value={saving.valueOf(name)}
                error={saving.errors[name]}
                choices={door.choices}
                onChange={(value) => saving.change(name, value)}
              />
            ))}
        </fieldset>
      ))}
      <div className={css.actions}>
        {row?.can.remove && (
          <Button variant="danger" disabled={saving.busy} onClick={() => void saving.remove()}>
            {t('remove')}
          </Button>
        )}
        {mayWrite && (
          <Button type="submit" variant="primary" busy={saving.busy} disabled={!saving.dirty}>
            {t('save')}
          </Button>
        )}
      </div>
    </form>
  );
}

function useSaving({ spoken, door, wiring, row, onClose }: RecordFormProps) {
  const t = useRecordScreenWords();
  const [changes, setChanges] = useState<Readonly<Record<string, FieldValue | null>>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  async function run(work: () => Promise<unknown>, done: string): Promise<void> {
    setBusy(true);
    setProblem('');
    try {
      await work();
      wiring.tell(done, 'success');
      onClose('changed');
    } catch (cause) {
      setErrors(door.fieldErrors(cause));
      setProblem(wordsOfError(cause));
      setBusy(false);
    }
  }

  return {
    errors,
    problem,
    busy,
    dirty: Object.keys(changes).length > 0,
    valueOf: (name: string): FieldValue | null =>
      name in changes ? (changes[name] ?? null) : (row?.fields[name] ?? null),
    change(name: string, value: FieldValue | null): void {
      setChanges((before) => ({ ...before, [name]: value }));
      setErrors(({ [name]: _, ...rest }) => rest);
    },
    submit(event: FormEvent): void {
      event.preventDefault();
      if (busy) return;
      const save = (): Promise<unknown> =>
        row === undefined ? door.create(changes) : door.update(row.id, row.version, changes);
      void run(save, t('saved'));
    },
    async remove(): Promise<void> {
      if (row === undefined) return;
      const name = titleOf(spoken, row, t);
      const title = t('removeTitle', { name }).slice(0, 80);
      if (!(await wiring.ask({ title, text: t('removeText'), tone: 'danger' }))) return;
      await run(() => door.remove(row.id, row.version), t('removed'));
    },
  };
}

/** The words of what a call was refused with. */
export function wordsOfError(cause: unknown): string {
  const words = typeof cause === 'object' && cause !== null && 'words' in cause && cause.words;
  return typeof words === 'string' ? words : String(cause);
}
