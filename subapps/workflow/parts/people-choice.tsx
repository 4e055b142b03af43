import { type ReactElement, useCallback } from 'react';
import { getCandidates } from '#bridge/calls/workflow/calls.ts';
import { useGateway } from '#bridge/react/index.ts';
import { Button } from '#ui/parts/button.tsx';
import type { Option } from '#ui/parts/option.ts';
import { RemoteCombobox } from '#ui/parts/select/remote-combobox.tsx';
import { useWords } from '../texts/app-texts.ts';
import css from './approvals.module.css';

/** Chooses colleagues one after the other, as many as are allowed. */
export function PeopleChoice(props: {
  value: readonly Option[];
  most: number;
  /** The task they are chosen for: its parties are not offered. */
  taskId: string | undefined;
  onChange: (people: readonly Option[]) => void;
}): ReactElement {
  const { value, most, taskId, onChange } = props;
  const t = useWords();
  const gateway = useGateway();
  const search = useCallback(
    async (keyword: string, signal: AbortSignal): Promise<readonly Option[]> => {
      const request = { keyword, rows: 20, ...(taskId !== undefined && { taskId }) };
      const { rows } = await gateway.call(getCandidates, request, { signal });
      return rows.map(({ id, name, organName }) => ({
        value: id,
        label: `${name} · ${organName}`,
      }));
    },
    [gateway, taskId],
  );
  return (
    <>
      {value.length > 0 && (
        <ul className={css.chosen}>
          {value.map((one) => (
            <li key={one.value}>
              <Button
                size="sm"
                iconEnd="close"
                aria-label={t('ask.remove', { name: one.label })}
                onClick={() => onChange(value.filter((other) => other !== one))}
              >
                {one.label}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {value.length < most && (
        <Adder
          key={value.length}
          search={search}
          onAdd={(one) => onChange([...value.filter((other) => other.value !== one.value), one])}
        />
      )}
    </>
  );
}

function Adder(props: {
  search: (keyword: string, signal: AbortSignal) => Promise<readonly Option[]>;
  onAdd: (one: Option) => void;
}): ReactElement {
  const { search, onAdd } = props;
  const t = useWords();
  const found = new Map<string, Option>();
  const remember = async (keyword: string, signal: AbortSignal) => {
    const options = await search(keyword, signal);
    for (const option of options) found.set(option.value, option);
    return options;
  };
  return (
    <RemoteCombobox
      value=""
      placeholder={t('ask.choosePerson')}
      search={remember}
      onChange={(id) => {
        const one = found.get(id);
        if (one) onAdd(one);
      }}
    />
  );
}
