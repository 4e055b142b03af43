import { type ReactElement, useCallback } from 'react';
import { workReportReceivers } from '#bridge/calls/wpm/calls.ts';
import { useGateway } from '#bridge/react/index.ts';
import { IconButton } from '#ui/parts/button.tsx';
import { RemoteCombobox } from '#ui/parts/select/remote-combobox.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { useWords } from '../../texts/app-texts.ts';
import css from './work.module.css';

/** Somebody who receives a report. */
export interface Receiver {
  readonly id: string;
  readonly name: string;
  readonly readAt: string | null;
}

/** Names by id, of everybody who was found since the app started. */
const found = new Map<string, string>();

/** Who receives the report; colleagues are found by name. */
export function Receivers(props: {
  value: readonly Receiver[];
  disabled: boolean;
  onChange: (receivers: readonly Receiver[]) => void;
}): ReactElement {
  const { value, disabled, onChange } = props;
  const t = useWords();
  const gateway = useGateway();
  const search = useCallback(
    async (keyword: string, signal: AbortSignal) => {
      const request = keyword === '' ? {} : { keyword };
      const people = await gateway.call(workReportReceivers, request, { signal });
      for (const { id, name } of people) found.set(id, name);
      return people.map(({ id, name, organName }) => ({
        value: id,
        label: name,
        ...(organName !== null && { hint: organName }),
      }));
    },
    [gateway],
  );
  const add = (id: string) => {
    if (id === '' || value.some((one) => one.id === id)) return;
    onChange([...value, { id, name: found.get(id) ?? '', readAt: null }]);
  };
  return (
    <section aria-label={t('work.receivers')}>
      <h3 className={css.label}>{t('work.receivers')}</h3>
      {value.length === 0 && <p className={css.hint}>{t('work.noReceiver')}</p>}
      <ul className={css.receivers}>
        {value.map(({ id, name, readAt }) => (
          <li key={id}>
            <Tag tone={readAt === null ? 'neutral' : 'good'}>
              {readAt === null ? name : `${name} · ${t('work.readAt')}`}
            </Tag>
            {!disabled && (
              <IconButton
                icon="close"
                size="sm"
                label={t('work.removeReceiver', { name })}
                onClick={() => onChange(value.filter((one) => one.id !== id))}
              />
            )}
          </li>
        ))}
      </ul>
      {!disabled && (
        <RemoteCombobox
          label={t('work.addReceiver')}
          placeholder={t('work.addReceiver')}
          search={search}
          value=""
          onChange={add}
        />
      )}
    </section>
  );
}
