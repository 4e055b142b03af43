import { type ReactElement, useMemo, useState } from 'react';
import { useFieldControl } from '../field-context.ts';
import { Popover } from '../popover.tsx';
import { SearchTree } from '../tree/search-tree.tsx';
import type { TreeLevels } from '../tree/tree-levels.ts';
import type { TreeNode } from '../tree/tree-rows.ts';
import { ChosenBox } from './chosen-box.tsx';
import { ClearButton, PickerButton } from './picker-button.tsx';
import css from './pickers.module.css';
import { usePickerTexts } from './texts/picker-texts.ts';

interface SharedProps {
  nodes: readonly TreeNode[];
  /** Given where only some levels of a large tree are in `nodes`. */
  levels?: TreeLevels | undefined;
  /** Words while nothing is chosen; "choose a department" by default. */
  placeholder?: string;
  /** Words in the empty search box; "search departments" by default. */
  searchPlaceholder?: string;
  /** Spoken name where no field is around it. */
  label?: string;
  disabled?: boolean;
  invalid?: boolean;
}

export interface TreeSelectProps extends SharedProps {
  value: string | undefined;
  onChange: (id: string) => void;
  /** Shows a button that empties it. */
  onClear?: () => void;
  /** The words for the value where the tree does not hold it, or where they should tell more than its label. */
  shown?: string;
}

/** One node of a tree, such as a department; searched by label and keywords, chosen in a panel. */
export function TreeSelect(props: TreeSelectProps): ReactElement {
  const { nodes, value, onChange, onClear } = props;
  const t = usePickerTexts();
  const field = useFieldControl();
  const [open, setOpen] = useState(false);
  const names = useNames(nodes);
  const disabled = props.disabled ?? field.disabled;
  return (
    <div className={css.one}>
      <Popover
        label={props.label ?? t('chooseDepartment')}
        open={open}
        onOpen={setOpen}
        trigger={
          <PickerButton
            field={field}
            icon="organization"
            label={props.label}
            shown={value ? (props.shown ?? names.get(value) ?? value) : ''}
            placeholder={props.placeholder ?? t('chooseDepartment')}
            invalid={props.invalid ?? field.invalid}
            disabled={disabled}
          />
        }
      >
        <Panel
          {...props}
          selected={value}
          onSelect={(id) => {
            setOpen(false);
            onChange(id);
          }}
        />
      </Popover>
      {onClear && value && !disabled && <ClearButton onClear={onClear} />}
    </div>
  );
}

export interface TreeMultiSelectProps extends SharedProps {
  value: readonly string[];
  /** Each node stands for itself, whether those above and below it are chosen or not. */
  onChange: (ids: string[]) => void;
}

/** Several nodes of a tree; the panel stays open while they are chosen. */
export function TreeMultiSelect(props: TreeMultiSelectProps): ReactElement {
  const { nodes, value, onChange } = props;
  const t = usePickerTexts();
  const field = useFieldControl();
  const names = useNames(nodes);
  const checked = useMemo(() => new Set(value), [value]);
  const remove = (id: string) => onChange(value.filter((other) => other !== id));
  return (
    <Popover
      label={props.label ?? t('chooseDepartment')}
      // The button ends where the box ends; where it begins depends on what is chosen.
      placement="bottom-end"
      trigger={
        <ChosenBox
          field={field}
          label={props.label}
          placeholder={props.placeholder ?? t('chooseDepartment')}
          chosen={value.map((id) => ({ id, name: names.get(id) ?? id }))}
          onRemove={remove}
          invalid={props.invalid ?? field.invalid}
          disabled={props.disabled ?? field.disabled}
        />
      }
    >
      <Panel
        {...props}
        checked={checked}
        onSelect={(id) => (checked.has(id) ? remove(id) : onChange([...value, id]))}
      />
    </Popover>
  );
}

interface PanelProps extends SharedProps {
  selected?: string | undefined;
  checked?: ReadonlySet<string>;
  onSelect: (id: string) => void;
}

function Panel(props: PanelProps): ReactElement {
  const { nodes, levels, selected, checked, onSelect, ...words } = props;
  const t = usePickerTexts();
  return (
    <div className={css.panel}>
      <SearchTree
        label={words.label ?? t('departments')}
        placeholder={words.searchPlaceholder ?? t('searchDepartment')}
        nodes={nodes}
        levels={levels}
        selected={selected}
        {...(checked && { checked })}
        onSelect={onSelect}
      />
    </div>
  );
}

function useNames(nodes: readonly TreeNode[]): ReadonlyMap<string, string> {
  return useMemo(() => {
    const names = new Map<string, string>();
    function visit(level: readonly TreeNode[]): void {
      for (const { id, label, children } of level) {
        names.set(id, label);
        visit(children ?? []);
      }
    }
    visit(nodes);
    return names;
  }, [nodes]);
}
