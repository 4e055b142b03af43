import { type ReactElement, useState } from 'react';
import { addOrgan } from '#bridge/calls/ums/organ-changes.ts';
import { useWords } from '../../texts/app-texts.ts';
import { type OrganDraft, OrganFields } from './organ-fields.tsx';
import type { TaskProps } from './organ-task.ts';
import { TaskDialog } from './task-dialog.tsx';
import { useOrganSave } from './use-organ-save.ts';

const empty: OrganDraft = { name: '', kind: 'department', code: '', leader: undefined, remark: '' };

/** Adds an organisation below another one. */
export function AddDialog(props: TaskProps): ReactElement {
  const { organ, day, onClose, onSaved } = props;
  const t = useWords();
  const [draft, setDraft] = useState(empty);
  const [from, setFrom] = useState(day);
  const { save, refusal, error } = useOrganSave(addOrgan, {
    done: t('edit.added', { name: draft.name.trim() }),
    onSaved: ({ id }) => onSaved(from <= day ? id : undefined),
  });
  return (
    <TaskDialog
      title={t('edit.addBelow', { name: organ.name })}
      action={t('edit.add')}
      dayLabel={t('edit.opensOn')}
      {...{ day: from, onDay: setFrom, dayError: error('from'), refusal, onClose }}
      dirty={draft !== empty}
      ready={draft.name.trim() !== '' && from !== ''}
      onSave={() =>
        save({
          parentId: organ.id,
          from,
          name: draft.name,
          kind: draft.kind,
          code: draft.code.trim(),
          leaderId: draft.leader?.id ?? null,
          remark: draft.remark,
        })
      }
    >
      <OrganFields
        {...{ draft, error }}
        codeHelp={t('edit.codeHelp')}
        onChange={(change) => setDraft({ ...draft, ...change })}
      />
    </TaskDialog>
  );
}
