import type { ReactElement } from 'react';
import type * as z from 'zod/mini';
import { organKind } from '#bridge/calls/ums/organ-shapes.ts';
import { useOrgans } from '#bridge/react/directory/use-organs.ts';
import { useFindPeople } from '#bridge/react/directory/use-people.ts';
import { Field } from '#ui/parts/field.tsx';
import type { PersonOption } from '#ui/parts/pickers/find-people.ts';
import { PersonPicker } from '#ui/parts/pickers/people-picker.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { TextArea, TextInput } from '#ui/parts/text-input.tsx';
import { useWords } from '../../texts/app-texts.ts';
import css from './tree-edit.module.css';

/** What a form about an organisation holds. */
export interface OrganDraft {
  readonly name: string;
  readonly kind: z.output<typeof organKind>;
  readonly code: string;
  readonly leader: PersonOption | undefined;
  readonly remark: string;
}

interface OrganFieldsProps {
  draft: OrganDraft;
  onChange: (change: Partial<OrganDraft>) => void;
  error: (field: string) => string | undefined;
  /** Words under the code: where it comes from when it is left out. */
  codeHelp?: string;
}

/** The fields of an organisation but its day and its place. */
export function OrganFields(props: OrganFieldsProps): ReactElement {
  const { draft, onChange, error, codeHelp } = props;
  const t = useWords();
  const organs = useOrgans();
  const find = useFindPeople();
  return (
    <>
      <Field label={t('edit.name')} required error={error('name')}>
        <TextInput value={draft.name} maxLength={60} onChange={(name) => onChange({ name })} />
      </Field>
      <div className={css.pair}>
        <Field label={t('below.kind')} required>
          <Select
            options={organKind.options.map((value) => ({ value, label: t(`kind.${value}`) }))}
            value={draft.kind}
            onChange={(kind) => onChange({ kind })}
          />
        </Field>
        <Field label={t('organ.code')} error={error('code')} help={codeHelp}>
          <TextInput value={draft.code} maxLength={30} onChange={(code) => onChange({ code })} />
        </Field>
      </div>
      <Field label={t('organ.leader')} error={error('leaderId')}>
        <PersonPicker
          departments={organs.nodes}
          levels={organs.levels}
          find={find}
          value={draft.leader}
          onChange={(leader) => onChange({ leader })}
          onClear={() => onChange({ leader: undefined })}
        />
      </Field>
      <Field label={t('edit.remark')} error={error('remark')}>
        <TextArea
          value={draft.remark}
          maxLength={500}
          onChange={(remark) => onChange({ remark })}
        />
      </Field>
    </>
  );
}
