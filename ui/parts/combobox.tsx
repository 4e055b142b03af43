import { Combobox as Ark, createListCollection } from '@ark-ui/react/combobox';
import { Portal } from '@ark-ui/react/portal';
import { type ReactElement, useMemo, useState } from 'react';
import { useUiTexts } from '../texts/ui-texts.ts';
import { classNames } from './class-names.ts';
import css from './combobox.module.css';
import { useFieldControl } from './field-context.ts';
import floating from './floating.module.css';
import { Icon } from './icon/icon.tsx';
import { matches, type Option } from './option.ts';
import { Spinner } from './spinner.tsx';

export interface ComboboxProps<Value extends string> {
  options: readonly Option<Value>[];
  value: Value | '' | undefined;
  /** `''` when it was emptied. */
  onChange: (value: Value | '') => void;
  /** Given: the caller searches and changes `options`; else the options are filtered here. */
  onSearch?: (typed: string) => void;
  busy?: boolean;
  placeholder?: string;
  label?: string;
  name?: string;
  disabled?: boolean;
  invalid?: boolean;
}

/** One value found by typing. Shows at most 100 matches at a time. */
export function Combobox<Value extends string>(props: ComboboxProps<Value>): ReactElement {
  const { options, value, onChange, onSearch, busy = false } = props;
  const t = useUiTexts();
  const field = useFieldControl();
  const [typed, setTyped] = useState('');
  const shown = useMemo(
    () => (onSearch ? options : options.filter((option) => matches(option, typed))).slice(0, 100),
    [options, typed, onSearch],
  );
  const collection = useMemo(() => createListCollection({ items: [...shown] }), [shown]);
  function search(next: string): void {
    setTyped(next);
    onSearch?.(next);
  }
  return (
    <Ark.Root
      collection={collection}
      value={value ? [value] : []}
      disabled={props.disabled ?? field.disabled}
      invalid={props.invalid ?? field.invalid}
      required={field.required}
      ids={{ input: field.id, label: field.labelId ?? `${field.id}-label` }}
      openOnClick
      lazyMount
      unmountOnExit
      positioning={{ sameWidth: false, placement: 'bottom-start', gutter: 4 }}
      onValueChange={({ items }) => onChange(items[0]?.value ?? '')}
      onInputValueChange={({ inputValue, reason }) =>
        search(reason === 'input-change' ? inputValue : '')
      }
    >
      <Ark.Control className={css.box}>
        <Ark.Input
          className={css.input}
          aria-label={field.labelId ? undefined : props.label}
          aria-describedby={field.describedBy}
          name={props.name}
          placeholder={props.placeholder ?? t('search')}
        />
        {busy && <Spinner size={12} />}
        <Ark.ClearTrigger className={css.tool} aria-label={t('clear')}>
          <Icon name="close" size={14} />
        </Ark.ClearTrigger>
        <Ark.Trigger className={css.tool} aria-label={t('open')} tabIndex={-1}>
          <Icon name="chevron-down" size={14} />
        </Ark.Trigger>
      </Ark.Control>
      <Matches options={shown} label={props.label} />
    </Ark.Root>
  );
}

function Matches(props: { options: readonly Option[]; label: string | undefined }): ReactElement {
  const t = useUiTexts();
  return (
    <Portal>
      <Ark.Positioner>
        <Ark.Content
          className={classNames(floating.content, floating.sized)}
          aria-label={props.label}
        >
          {props.options.length === 0 && <p className={floating.none}>{t('empty.filtered')}</p>}
          {props.options.map((option) => (
            <Ark.Item key={option.value} item={option} className={floating.item}>
              <Ark.ItemText className={floating.text}>{option.label}</Ark.ItemText>
              {option.hint && <span className={floating.hint}>{option.hint}</span>}
            </Ark.Item>
          ))}
        </Ark.Content>
      </Ark.Positioner>
    </Portal>
  );
}
