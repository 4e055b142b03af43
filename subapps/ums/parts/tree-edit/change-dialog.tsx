import { type ReactElement, useState } from 'react';
import { changeOrgan } from '#bridge/calls/ums/organ-changes.ts';
import { useWords } from '../../texts/app-texts.ts';
import { type OrganDraft, OrganFields } from './organ-fields.tsx';
import type { TaskProps } from './organ-task.ts';
import { TaskDialog } from './task-dialog.tsx';
import { useOrganSave } from './use-organ-save.ts';

/** Renames an organisation or changes its leader from a day on, and what has no day. */
export function ChangeDialog(props: TaskProps): ReactElement {
  const { organ, day, onClose, onSaved } = props;
  const t = useWords();
  const { id: organId, version, leaderId, leaderName } = organ;
  const [start] = useState<OrganDraft>(() => ({
    name: organ.name,
    kind: organ.kind,
    code: organ.code,
    leader: leaderId === null ? undefined : { id: leaderId, name: leaderName ?? '' },
    remark: organ.remark ?? '',
  }));
  const [draft, setDraft] = useState(start);
  const [from, setFrom] = useState(day);
  const { save, refusal, error } = useOrganSave(changeOrgan, {
    done: t('edit.changed'),
    onSaved: () => onSaved(),
  });
  // Only what was changed is sent: another change planned for the same day stays as it is.
  const changed = {
    ...(draft.name !== start.name && { name: draft.name }),
    ...(draft.leader?.id !== start.leader?.id && { leaderId: draft.leader?.id ?? null }),
    ...(draft.code !== start.code && { code: draft.code.trim() }),
    ...(draft.kind !== start.kind && { kind: draft.kind }),
    ...(draft.remark !== start.remark && { remark: draft.remark.trim() || null }),
  };
  const dirty = Object.keys(changed).length > 0;
  return (
    <TaskDialog
      title={t('edit.changeOf', { name: organ.name })}
      action={t('edit.save')}
      dayLabel={t('edit.countsFrom')}
      {...{ day: from, onDay: setFrom, dayError: error('from'), refusal, onClose, dirty }}
      ready={dirty && draft.name.trim() !== '' && draft.code.trim() !== '' && from !== ''}
      onSave={() => save({ organId, version, from, ...changed })}
    >
      <OrganFields
        {...{ draft, error }}
        codeHelp={t('edit.undated')}
        onChange={(change) => setDraft({ ...draft, ...change })}
      />
    </TaskDialog>
  );
}
