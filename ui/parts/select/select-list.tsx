import { Portal } from '@ark-ui/react/portal';
import { Select as Ark, createListCollection } from '@ark-ui/react/select';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { useUiTexts } from '../../texts/ui-texts.ts';
import { classNames } from '../class-names.ts';
import floating from '../floating.module.css';
import { Icon } from '../icon/icon.tsx';
import type { Option } from '../option.ts';

export interface SelectListProps<Value extends string> {
  /** Id of the button it opens from. */
  button: string;
  options: readonly Option<Value>[];
  value: readonly Value[];
  /** Whether several can be chosen; then it stays open. */
  multiple: boolean;
  onChange: (value: readonly Value[]) => void;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** The list that a select opens, below a button that is there without it; for one value or several. */
export function SelectList<Value extends string>(props: SelectListProps<Value>): ReactElement {
  const { button, options, value, multiple, onChange, open, onOpen } = props;
  const t = useUiTexts();
  const collection = useMemo(() => createListCollection({ items: [...options] }), [options]);
  const shown = useLaterOpen(open);
  const [at, setAt] = useState<string | null>(null);
  return (
    <Ark.Root
      collection={collection}
      value={[...value]}
      multiple={multiple}
      ids={{ trigger: button, content: listId(button) }}
      positioning={{ sameWidth: false, placement: 'bottom-start', gutter: 4 }}
      lazyMount
      unmountOnExit
      open={shown}
      highlightedValue={at ?? value[0] ?? options[0]?.value ?? null}
      onHighlightChange={({ highlightedValue }) => setAt(highlightedValue)}
      onOpenChange={(details) => {
        setAt(null);
        onOpen(details.open);
      }}
      onValueChange={({ items }) => onChange(items.map((item) => item.value))}
    >
      <Portal>
        <Ark.Positioner>
          <Ark.Content
            className={classNames(floating.content, floating.sized)}
            aria-labelledby={button}
          >
            {options.length === 0 && <p className={floating.none}>{t('empty.title')}</p>}
            {options.map((option) => (
              <Ark.Item key={option.value} item={option} className={floating.item}>
                <Ark.ItemText className={floating.text}>{option.label}</Ark.ItemText>
                {option.hint && <span className={floating.hint}>{option.hint}</span>}
                <Ark.ItemIndicator>
                  <Icon name="check" size={14} />
                </Ark.ItemIndicator>
              </Ark.Item>
            ))}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

/** Id of the list that belongs to a button. */
export function listId(button: string): string {
  return `${button}-list`;
}

// A list that is born open takes no focus: it is opened once it is there.
function useLaterOpen(open: boolean): boolean {
  const [shown, show] = useState(false);
  useEffect(() => show(open), [open]);
  return shown;
}
