import type { ReactElement } from 'react';
import { positions } from '#bridge/calls/ums/calls.ts';
import { useCall } from '#bridge/react/index.ts';
import { Combobox } from '#ui/parts/combobox.tsx';
import type { Option } from '#ui/parts/option.ts';
import type { PickerProps } from './field-control.tsx';

/** A position of the chosen department. */
export function PositionPicker(props: PickerProps & { organId: string | null }): ReactElement {
  const { value, name, onPick, organId } = props;
  const call = useCall(positions, organId ? { organId, rows: 200 } : null, { keep: false });
  const offered = (call.data?.rows ?? []).map(
    (row): Option => ({ value: row.id, label: row.name, hint: row.code }),
  );
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
