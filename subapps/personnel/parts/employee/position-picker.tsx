import type { ReactElement } from 'react';
import { usePositions } from '#bridge/react/directory/use-posts.ts';
import { Combobox } from '#ui/parts/combobox.tsx';
import type { Option } from '#ui/parts/option.ts';
import type { PickerProps } from './field-control.tsx';

/** A position of the chosen department. */
export function PositionPicker(props: PickerProps & { organId: string | null }): ReactElement {
  const { value, name, onPick, organId } = props;
  const { call, options: offered } = usePositions(organId);
  const known = offered.some((position) => position.value === value);
  const current: Option[] = value && !known ? [{ value, label: name || value }] : [];
  const options = [...current, ...offered];
  return (
    <Combobox
      options={options}
      value={value ?? ''}
      busy={call.state === 'loading'}
      disabled={call.state === 'failed'}
      onChange={(id) => onPick(id || null, options.find((each) => each.value === id)?.label ?? '')}
    />
  );
}
