import type { ReactElement } from 'react';
import { Button } from '#ui/parts/button.tsx';
import { RemoteCombobox } from '#ui/parts/select/remote-combobox.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import css from './messages-page.module.css';
import { usePageTexts } from './texts/page-texts.ts';
import { type Kind, type Target, useTargets } from './use-targets.ts';

export type { Target } from './use-targets.ts';

/** The ids of one kind among them. */
export function idsOf(targets: readonly Target[], kind: Kind): string[] {
  return targets.flatMap(({ value }) =>
    value.startsWith(`${kind}:`) ? [value.slice(kind.length + 1)] : [],
  );
}

/** Chooses organisations, roles and tags one after the other; none is the whole company. */
export function AudienceChoice(props: {
  value: readonly Target[];
  onChange: (value: readonly Target[]) => void;
}): ReactElement {
  const { value, onChange } = props;
  const t = usePageTexts();
  const { offered, search } = useTargets();
  const rest = (targets: readonly Target[]) =>
    targets.filter((one) => value.every((other) => other.value !== one.value));
  const choice = {
    value: '',
    placeholder: value.length === 0 ? t('publish.everybody') : t('publish.addTarget'),
    onChange: (chosen: string) => {
      const found = rest(offered).find((one) => one.value === chosen);
      if (found) onChange([...value, found]);
    },
  };
  return (
    <div className={css.audience}>
      {search ? (
        <RemoteCombobox
          {...choice}
          search={async (typed, signal) => rest(await search(typed, signal))}
        />
      ) : (
        <Select {...choice} options={rest(offered)} />
      )}
      <div className={css.targets}>
        {value.map((one) => (
          <Button
            key={one.value}
            size="sm"
            iconEnd="close"
            aria-label={t('publish.dropTarget', { name: one.label })}
            onClick={() => onChange(value.filter((other) => other !== one))}
          >
            {one.label}
          </Button>
        ))}
      </div>
    </div>
  );
}
