import type { ReactElement } from 'react';
import { organPath } from '#bridge/react/directory/organ-nodes.ts';
import type { Organs } from '#bridge/react/directory/use-organs.ts';
import { TreeSelect } from '#ui/parts/pickers/tree-select.tsx';
import type { PickerProps } from './field-control.tsx';

/** A department, chosen from the organisation tree. */
export function OrganPicker(props: PickerProps & { organs: Organs }): ReactElement {
  const { value, name, onPick, organs } = props;
  const path = value ? organPath(organs.list, value).join(' / ') : '';
  return (
    <TreeSelect
      nodes={organs.nodes}
      levels={organs.levels}
      value={value ?? ''}
      shown={name || path}
      onChange={(id) => onPick(id, organs.list.find((organ) => organ.id === id)?.name ?? '')}
    />
  );
}
