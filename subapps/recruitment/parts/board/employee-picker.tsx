import { type ReactElement, useCallback } from 'react';
import { hiringJobCalls } from '#bridge/calls/recruit/records/job.ts';
import { offerRecordCalls } from '#bridge/calls/recruit/records/offer.ts';
import { requisitionCalls } from '#bridge/calls/recruit/records/requisition.ts';
import { useGateway } from '#bridge/react/index.ts';
import type { Option } from '#ui/parts/option.ts';
import { RemoteCombobox } from '#ui/parts/select/remote-combobox.tsx';

interface PickerProps {
  value: string;
  known?: Option | undefined;
  label?: string;
  onPick: (id: string, name: string) => void;
}

/** Finds an employee among those the caller reaches. */
export function EmployeePicker(props: PickerProps): ReactElement {
  const gateway = useGateway();
  const search = useCallback(
    async (keyword: string, signal: AbortSignal) => {
      const request = { field: 'manager', ...(keyword !== '' && { keyword }) };
      return optionsOf(await gateway.call(hiringJobCalls.choices, request, { signal }));
    },
    [gateway],
  );
  return <Picker {...props} search={search} />;
}

/** Finds an open position among those the caller reaches. */
export function PositionPicker(props: PickerProps): ReactElement {
  const gateway = useGateway();
  const search = useCallback(
    async (keyword: string, signal: AbortSignal) => {
      const request = { field: 'position', ...(keyword !== '' && { keyword }) };
      return optionsOf(await gateway.call(requisitionCalls.choices, request, { signal }));
    },
    [gateway],
  );
  return <Picker {...props} search={search} />;
}

/** Finds a template of offer letters. */
export function TemplatePicker(props: PickerProps): ReactElement {
  const gateway = useGateway();
  const search = useCallback(
    async (keyword: string, signal: AbortSignal) => {
      const request = { field: 'template', ...(keyword !== '' && { keyword }) };
      return optionsOf(await gateway.call(offerRecordCalls.choices, request, { signal }));
    },
    [gateway],
  );
  return <Picker {...props} search={search} />;
}

interface Found {
  readonly options: readonly {
    readonly id: string;
    readonly name: string;
    readonly note: string | null;
  }[];
}

function optionsOf({ options }: Found): readonly Option[] {
  return options.map(({ id, name, note }) => ({
    value: id,
    label: name,
    ...(note !== null && { hint: note }),
  }));
}

/** The name of what was picked comes with it: a list of people shows it. */
function Picker(
  props: PickerProps & {
    search: (keyword: string, signal: AbortSignal) => Promise<readonly Option[]>;
  },
): ReactElement {
  const { value, known, label, search, onPick } = props;
  const names = useCallback(
    async (keyword: string, signal: AbortSignal) => {
      const options = await search(keyword, signal);
      for (const option of options) found.set(option.value, option.label);
      return options;
    },
    [search],
  );
  return (
    <RemoteCombobox
      search={names}
      known={known}
      value={value}
      {...(label !== undefined && { label })}
      onChange={(id) => onPick(id, found.get(id) ?? known?.label ?? '')}
    />
  );
}

/** Names by id, of everything that was found since the app started. */
const found = new Map<string, string>();
