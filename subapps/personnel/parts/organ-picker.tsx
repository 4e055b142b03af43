import { type ReactElement, useState } from 'react';
import { useFieldControl } from '#ui/parts/field-context.ts';
import { Icon } from '#ui/parts/icon/icon.tsx';
import { Popover } from '#ui/parts/popover.tsx';
import { SearchTree } from '#ui/parts/tree/search-tree.tsx';
import { organPath } from '../stores/organs.ts';
import { useWords } from '../texts/app-texts.ts';
import type { PickerProps } from './field-control.tsx';
import css from './organ-picker.module.css';
import type { Organs } from './use-organs.ts';

/** A department, chosen from the organisation tree. */
export function OrganPicker(props: PickerProps & { organs: Organs }): ReactElement {
  const { value, name, onPick, organs } = props;
  const t = useWords();
  const field = useFieldControl();
  const [open, setOpen] = useState(false);
  const path = value ? organPath(organs.list, value).join(' / ') : '';
  function pick(id: string): void {
    setOpen(false);
    onPick(id, organs.list.find((organ) => organ.id === id)?.name ?? '');
  }
  return (
    <Popover
      label={t('picker.organ')}
      open={open}
      onOpen={setOpen}
      trigger={
        <button
          type="button"
          id={field.id}
          className={css.trigger}
          aria-labelledby={`${field.labelId} ${field.id}-value`}
          aria-describedby={field.describedBy}
          data-invalid={field.invalid}
        >
          <span id={`${field.id}-value`} className={css.value} title={path || name}>
            {name || path || t('picker.organ')}
          </span>
          <Icon name="organization" size={14} />
        </button>
      }
    >
      <div className={css.panel}>
        <SearchTree
          label={t('tree.label')}
          placeholder={t('tree.search')}
          nodes={organs.nodes}
          selected={value ?? undefined}
          onSelect={pick}
        />
      </div>
    </Popover>
  );
}
