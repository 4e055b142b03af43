import { Combobox as Ark, createListCollection } from '@ark-ui/react/combobox';
import { Portal } from '@ark-ui/react/portal';
import { type ReactElement, useMemo } from 'react';
import { useUiTexts } from '../../texts/ui-texts.ts';
import { classNames } from '../class-names.ts';
import css from '../combobox.module.css';
import { useFieldControl } from '../field-context.ts';
import floating from '../floating.module.css';
import { Icon } from '../icon/icon.tsx';
import type { Option } from '../option.ts';
import { Spinner } from '../spinner.tsx';

/** What a combobox takes, wherever its options come from. */
export interface ComboboxShared<Value extends string> {
  value: Value | '' | undefined;
  /** `''` when it was emptied. */
  onChange: (value: Value | '') => void;
  placeholder?: string;
  label?: string;
  name?: string;
  disabled?: boolean;
  invalid?: boolean;
}

interface ComboboxBoxProps<Value extends string> extends ComboboxShared<Value> {
  shown: readonly Option<Value>[];
  /** What was typed; `''` while the words of the value stand there. */
  onType: (typed: string) => void;
  onOpen?: (open: boolean) => void;
  busy: boolean;
  /** A sentence under the options, or in their place. */
  note: string | undefined;
  /** Shows a button to look again. */
  onRetry?: (() => void) | undefined;
}

/** The input of a combobox with its list. */
export function ComboboxBox<Value extends string>(props: ComboboxBoxProps<Value>): ReactElement {
  const { shown, value, onChange, onType, onOpen, label } = props;
  const field = useFieldControl();
  const collection = useMemo(() => createListCollection({ items: [...shown] }), [shown]);
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
        onType(reason === 'input-change' ? inputValue : '')
      }
      onOpenChange={({ open }) => onOpen?.(open)}
    >
      <Line {...props} />
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={classNames(floating.content, floating.sized)} aria-label={label}>
            {shown.map((option) => (
              <Ark.Item key={option.value} item={option} className={floating.item}>
                <Ark.ItemText className={floating.text}>{option.label}</Ark.ItemText>
                {option.hint && <span className={floating.hint}>{option.hint}</span>}
              </Ark.Item>
            ))}
            {props.note && (
              // A list holds options alone; this one cannot be reached.
              // biome-ignore lint/a11y/useFocusableInteractive: it cannot be chosen
              <div
                role="option"
                aria-selected="false"
                aria-disabled="true"
                className={floating.none}
              >
                {props.note}
              </div>
            )}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

function Line<Value extends string>(props: ComboboxBoxProps<Value>): ReactElement {
  const { name, label, placeholder, busy, onRetry } = props;
  const t = useUiTexts();
  const field = useFieldControl();
  return (
    <Ark.Control className={css.box}>
      <Ark.Input
        className={css.input}
        aria-label={field.labelId ? undefined : label}
        aria-describedby={field.describedBy}
        name={name}
        placeholder={placeholder ?? t('search')}
      />
      {busy && <Spinner size={12} />}
      {onRetry && (
        <button type="button" className={css.tool} aria-label={t('retry')} onClick={onRetry}>
          <Icon name="refresh" size={14} />
        </button>
      )}
      <Ark.ClearTrigger className={css.tool} aria-label={t('clear')}>
        <Icon name="close" size={14} />
      </Ark.ClearTrigger>
      <Ark.Trigger className={css.tool} aria-label={t('open')} tabIndex={-1}>
        <Icon name="chevron-down" size={14} />
      </Ark.Trigger>
    </Ark.Control>
  );
}
