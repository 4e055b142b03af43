import { lazy, type ReactElement, Suspense, useState } from 'react';
import { Avatar } from '../avatar.tsx';
import { useFieldControl } from '../field-context.ts';
import type { TreeLevels } from '../tree/tree-levels.ts';
import type { TreeNode } from '../tree/tree-rows.ts';
import { ChosenBox } from './chosen-box.tsx';
import type { FindPeople, PersonOption } from './find-people.ts';
import { ClearButton, PickerButton } from './picker-button.tsx';
import css from './pickers.module.css';
import { usePickerTexts } from './texts/picker-texts.ts';

// Few who see the field open it.
const PeopleDialog = lazy(() =>
  import('./people-dialog.tsx').then((module) => ({ default: module.PeopleDialog })),
);

interface SharedProps {
  /** The tree people are looked for in. */
  departments: readonly TreeNode[];
  /** Given where only some levels of a large tree are in `departments`. */
  levels?: TreeLevels | undefined;
  /** Looks for people: `findAmong` a list, or a call. */
  find: FindPeople;
  /** Milliseconds typing rests before `find` is asked; 250 by default, 0 for a list in the page. */
  wait?: number;
  placeholder?: string;
  /** Title of the dialog; "choose people" by default. */
  title?: string;
  /** Spoken name where no field is around it. */
  label?: string;
  disabled?: boolean;
  invalid?: boolean;
}

export interface PersonPickerProps extends SharedProps {
  value: PersonOption | undefined;
  onChange: (person: PersonOption) => void;
  /** Shows a button that empties it. */
  onClear?: () => void;
}

/** One person, chosen in a dialog. */
export function PersonPicker(props: PersonPickerProps): ReactElement {
  const { value, onChange, onClear } = props;
  const t = usePickerTexts();
  const field = useFieldControl();
  const [open, setOpen] = useState(false);
  const disabled = props.disabled ?? field.disabled;
  return (
    <div className={css.one}>
      <PickerButton
        field={field}
        icon="person"
        label={props.label}
        shown={value?.name ?? ''}
        placeholder={props.placeholder ?? t('choosePerson')}
        before={value && <Avatar name={value.name} picture={value.picture} size="xs" />}
        invalid={props.invalid ?? field.invalid}
        disabled={disabled}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {onClear && value && !disabled && <ClearButton onClear={onClear} />}
      {open && (
        <Suspense>
          <PeopleDialog
            {...dialogProps(props)}
            multiple={false}
            chosen={value ? [value] : []}
            onClose={() => setOpen(false)}
            onChoose={([person]) => {
              setOpen(false);
              if (person) onChange(person);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

export interface PeoplePickerProps extends SharedProps {
  value: readonly PersonOption[];
  onChange: (people: readonly PersonOption[]) => void;
}

/** Several people, chosen in a dialog that lists who was chosen. */
export function PeoplePicker(props: PeoplePickerProps): ReactElement {
  const { value, onChange } = props;
  const t = usePickerTexts();
  const field = useFieldControl();
  const [open, setOpen] = useState(false);
  return (
    <>
      <ChosenBox
        field={field}
        label={props.label}
        placeholder={props.placeholder ?? t('choosePerson')}
        chosen={value}
        onRemove={(id) => onChange(value.filter((person) => person.id !== id))}
        invalid={props.invalid ?? field.invalid}
        disabled={props.disabled ?? field.disabled}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense>
          <PeopleDialog
            {...dialogProps(props)}
            multiple
            chosen={value}
            onClose={() => setOpen(false)}
            onChoose={(people) => {
              setOpen(false);
              onChange(people);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function dialogProps({ departments, levels, find, wait, title }: SharedProps) {
  return {
    departments,
    levels,
    find,
    ...(wait !== undefined && { wait }),
    ...(title !== undefined && { title }),
  };
}
