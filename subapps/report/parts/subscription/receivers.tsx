import { type ReactElement, useCallback, useMemo } from 'react';
import { subscriptionReceivers } from '#bridge/calls/prism/subscriptions.ts';
import { useGateway } from '#bridge/react/index.ts';
import { IconButton } from '#ui/parts/button.tsx';
import { RemoteCombobox } from '#ui/parts/select/remote-combobox.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { useWords } from '../../texts/app-texts.ts';
import css from './subscription.module.css';

/** Somebody who is to receive a report. */
export interface Receiver {
  readonly id: string;
  readonly name: string;
}

/** Who is to receive a report: colleagues who may open it themselves. */
export function Receivers(props: {
  report: string;
  value: readonly Receiver[];
  onChange: (receivers: readonly Receiver[]) => void;
}): ReactElement {
  const { report, value, onChange } = props;
  const t = useWords();
  const gateway = useGateway();
  const names = useMemo(() => new Map<string, string>(), []);
  const search = useCallback(
    async (keyword: string, signal: AbortSignal) => {
      const request = keyword === '' ? { report } : { report, keyword };
      const people = await gateway.call(subscriptionReceivers, request, { signal });
      for (const { id, name } of people) names.set(id, name);
      return people.map(({ id, name, organName }) => ({
        value: id,
        label: name,
        ...(organName !== null && { hint: organName }),
      }));
    },
    [gateway, report, names],
  );
  function add(id: string): void {
    if (id === '' || value.some((one) => one.id === id)) return;
    onChange([...value, { id, name: names.get(id) ?? '' }]);
  }
  return (
    <section className={css.group} aria-label={t('subscription.receivers')}>
      <RemoteCombobox
        label={t('subscription.addReceiver')}
        placeholder={t('subscription.addReceiver')}
        search={search}
        value=""
        onChange={add}
      />
      <p className={css.hint}>{t('subscription.receiversHint')}</p>
      <ul className={css.receivers}>
        {value.map(({ id, name }) => (
          <li key={id}>
            <Tag>{name}</Tag>
            <IconButton
              icon="close"
              size="sm"
              label={t('subscription.dropReceiver', { name })}
              onClick={() => onChange(value.filter((one) => one.id !== id))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
