import { type ReactElement, useCallback } from 'react';
import type * as z from 'zod/mini';
import { organPeople } from '#bridge/calls/ums/calls.ts';
import { organKind } from '#bridge/calls/ums/organ-shapes.ts';
import { useGateway } from '#bridge/react/index.ts';
import { Field } from '#ui/parts/field.tsx';
import type { FindPeople, PersonOption } from '#ui/parts/pickers/find-people.ts';
import { PersonPicker } from '#ui/parts/pickers/people-picker.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { TextArea, TextInput } from '#ui/parts/text-input.tsx';
import type { Organ } from '../../stores/organs.ts';
import { useWords } from '../../texts/app-texts.ts';
import { useOrganNodes } from '../use-organ-nodes.ts';
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
  organs: readonly Organ[];
  draft: OrganDraft;
  onChange: (change: Partial<OrganDraft>) => void;
  error: (field: string) => string | undefined;
  /** Words under the code: where it comes from when it is left out. */
  codeHelp?: string;
}

/** The fields of an organisation but its day and its place. */
export function OrganFields(props: OrganFieldsProps): ReactElement {
  const { organs, draft, onChange, error, codeHelp } = props;
  const t = useWords();
  const nodes = useOrganNodes();
  const find = useFindPeople(organs[0]?.id);
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
          departments={nodes(organs)}
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

/** Looks for employed people by name, in an organisation and below it. */
function useFindPeople(rootId: string | undefined): FindPeople {
  const gateway = useGateway();
  return useCallback(
    async ({ typed, departmentId }, signal) => {
      const organId = departmentId ?? rootId;
      if (organId === undefined) return { people: [], total: 0 };
      const asked = {
        organId,
        includeBelow: '1' as const,
        rows: '50',
        ...(typed && { keyword: typed }),
      };
      const { rows, total } = await gateway.call(organPeople, asked, { signal });
      const people = rows.map(({ id, name, staffNo, organName }) => ({
        id,
        name,
        hint: `${staffNo} · ${organName}`,
      }));
      return { people, total };
    },
    [gateway, rootId],
  );
}
