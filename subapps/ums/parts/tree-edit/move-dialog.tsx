import { type ReactElement, useState } from 'react';
import { moveOrgan } from '#bridge/calls/ums/organ-changes.ts';
import { useOrgans } from '#bridge/react/directory/use-organs.ts';
import { Field } from '#ui/parts/field.tsx';
import { TreeSelect } from '#ui/parts/pickers/tree-select.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { organsBelow, organsOutside } from '../../stores/organs.ts';
import { useWords } from '../../texts/app-texts.ts';
import { useOrganNodes } from '../use-organ-nodes.ts';
import type { TaskProps } from './organ-task.ts';
import { TaskDialog } from './task-dialog.tsx';
import { useOrganSave } from './use-organ-save.ts';

interface MoveDialogProps extends TaskProps {
  /** Where it was dropped. */
  place: { readonly parentId?: string | null; readonly beforeId?: string | null };
}

/** Moves an organisation with all below it, or gives it another place among its siblings. */
export function MoveDialog(props: MoveDialogProps): ReactElement {
  const { organ, day, onClose, onSaved } = props;
  const t = useWords();
  const nodes = useOrganNodes();
  const { parentId = organ.parentId, beforeId = null } = props.place;
  const [place, setPlace] = useState({ parentId, beforeId });
  const [from, setFrom] = useState(day);
  const organs = useOrgans({ asOf: day, chosen: [organ.id, place.parentId] });
  const { save, refusal, error } = useOrganSave(moveOrgan, {
    done: t('edit.moved', { name: organ.name }),
    onSaved: () => onSaved(),
  });
  const siblings = organsBelow(organs.list, place.parentId ?? '').filter(
    ({ id }) => id !== organ.id,
  );
  return (
    <TaskDialog
      title={t('edit.moveOf', { name: organ.name })}
      action={t('edit.move')}
      dayLabel={t('edit.countsFrom')}
      {...{ day: from, onDay: setFrom, dayError: error('from'), onClose }}
      refusal={refusal ?? error('name')}
      dirty={false}
      ready={from !== ''}
      onSave={() => save({ organId: organ.id, version: organ.version, from, ...place })}
    >
      <Field label={t('edit.above')} required help={t('edit.moveHelp')}>
        <TreeSelect
          nodes={nodes(organsOutside(organs.shown, organ.id))}
          levels={organs.levels}
          value={place.parentId ?? undefined}
          onChange={(id) => setPlace({ parentId: id, beforeId: null })}
        />
      </Field>
      <Field label={t('edit.place')}>
        <Select
          options={[
            { value: 'last', label: t('edit.last') },
            ...siblings.map(({ id, name }) => ({ value: id, label: t('edit.before', { name }) })),
          ]}
          value={place.beforeId ?? 'last'}
          onChange={(id) => setPlace({ ...place, beforeId: id === 'last' ? null : id })}
        />
      </Field>
    </TaskDialog>
  );
}
