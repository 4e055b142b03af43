import { type KeyboardEvent, type ReactElement, useId, useState } from 'react';
import { formatNumber } from '../../texts/format.ts';
import { useUiTexts } from '../../texts/ui-texts.ts';
import { classNames } from '../class-names.ts';
import { Dialog, type DialogButton } from '../dialog/dialog.tsx';
import type { LookupState } from '../lookup.ts';
import { Spinner } from '../spinner.tsx';
import { ErrorState } from '../states.tsx';
import { TextInput } from '../text-input.tsx';
import { SearchTree } from '../tree/search-tree.tsx';
import type { TreeLevels } from '../tree/tree-levels.ts';
import type { TreeNode } from '../tree/tree-rows.ts';
import { useLookup } from '../use-lookup.ts';
import { ChosenPeople } from './chosen-people.tsx';
import type { FindPeople, PeopleFound, PersonOption } from './find-people.ts';
import { PeopleList, rowId } from './people-list.tsx';
import css from './people-picker.module.css';
import { usePickerTexts } from './texts/picker-texts.ts';

export interface PeopleDialogProps {
  /** "Choose people" by default. */
  title?: string;
  departments: readonly TreeNode[];
  /** Given where only some levels of a large tree are in `departments`. */
  levels?: TreeLevels | undefined;
  find: FindPeople;
  /** Milliseconds typing rests before people are looked for; for a list in the page 0, 250 by default. */
  wait?: number;
  multiple: boolean;
  /** Who is chosen when it opens. */
  chosen: readonly PersonOption[];
  /** One person is chosen at once, several by OK. */
  onChoose: (people: readonly PersonOption[]) => void;
  onClose: () => void;
}

/** People chosen by department and by name, pinyin or number. */
export function PeopleDialog(props: PeopleDialogProps): ReactElement {
  const { departments, levels, find, wait = 250, multiple, onChoose, onClose } = props;
  const t = usePickerTexts();
  const words = useUiTexts();
  const [departmentId, setDepartment] = useState<string>();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(props.chosen);
  const found = useLookup(find, { typed: typed.trim(), departmentId }, wait);
  const isChosen = (id: string) => chosen.some((person) => person.id === id);
  const remove = (id: string) => setChosen(chosen.filter((person) => person.id !== id));
  function choose(person: PersonOption): void {
    if (!multiple) onChoose([person]);
    else if (isChosen(person.id)) remove(person.id);
    else setChosen([...chosen, person]);
  }
  const ok: DialogButton = {
    id: 'ok',
    label: words('ok'),
    variant: 'primary',
    onClick: () => onChoose(chosen),
  };
  return (
    <Dialog
      open
      title={props.title ?? t('choosePerson')}
      width={multiple ? 840 : 620}
      onClose={onClose}
      lock={0}
      {...(multiple && { buttons: [ok] })}
    >
      <div className={classNames(css.body, multiple && css.several)}>
        <Found
          found={found}
          typed={typed}
          onType={setTyped}
          multiple={multiple}
          isChosen={isChosen}
          onChoose={choose}
        />
        <div className={css.departments}>
          <SearchTree
            label={t('departments')}
            placeholder={t('searchDepartment')}
            nodes={departments}
            levels={levels}
            selected={departmentId}
            // A second click lets everyone in again.
            onSelect={(id) => setDepartment(id === departmentId ? undefined : id)}
          />
        </div>
        {multiple && (
          <ChosenPeople chosen={chosen} onRemove={remove} onClear={() => setChosen([])} />
        )}
      </div>
    </Dialog>
  );
}

interface FoundProps {
  found: LookupState<PeopleFound> & { readonly retry: () => void };
  typed: string;
  onType: (typed: string) => void;
  multiple: boolean;
  isChosen: (id: string) => boolean;
  onChoose: (person: PersonOption) => void;
}

// The search box and the list below it: a combobox whose list is always open.
function Found(props: FoundProps): ReactElement {
  const { found, typed, onType, multiple, isChosen, onChoose } = props;
  const t = usePickerTexts();
  const list = useId();
  const people = found.result?.people ?? [];
  const [{ result, at }, setAt] = useState<{ result: unknown; at: number }>({
    result: undefined,
    at: 0,
  });
  const current = result === found.result ? Math.min(at, people.length - 1) : 0;
  const go = (to: number) =>
    setAt({ result: found.result, at: Math.max(0, Math.min(to, people.length - 1)) });
  function press(event: KeyboardEvent): void {
    const person = people[current];
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') go(current + 1);
    else if (event.key === 'ArrowUp') go(current - 1);
    else if (event.key === 'Enter' && person && found.state === 'ready') onChoose(person);
    else return;
    event.preventDefault();
  }
  return (
    <div className={css.found}>
      <TextInput
        type="search"
        icon="search"
        role="combobox"
        clearable
        aria-label={t('searchPerson')}
        placeholder={t('searchPerson')}
        aria-expanded={people.length > 0}
        aria-controls={people.length > 0 ? list : undefined}
        aria-autocomplete="list"
        aria-activedescendant={rowId(list, people[current])}
        value={typed}
        onChange={onType}
        onKeyDown={press}
      />
      {found.state === 'failed' ? (
        <ErrorState title={t('failed')} onRetry={found.retry} />
      ) : people.length > 0 ? (
        <PeopleList
          id={list}
          people={people}
          multiple={multiple}
          isChosen={isChosen}
          at={current}
          onChoose={(person) => {
            go(people.indexOf(person));
            onChoose(person);
          }}
        />
      ) : (
        found.state === 'ready' && <p className={css.none}>{t('nobody')}</p>
      )}
      <FoundCount found={found} />
    </div>
  );
}

function FoundCount({ found }: Pick<FoundProps, 'found'>): ReactElement {
  const t = usePickerTexts();
  const { result, state } = found;
  const shown = result?.people.length ?? 0;
  const total = result?.total ?? 0;
  return (
    <p className={css.count} role="status">
      {state === 'loading' && <Spinner size={12} />}
      {state === 'ready' &&
        total > 0 &&
        (total > shown
          ? t('more', { total: formatNumber(total), shown: formatNumber(shown) })
          : t('found', { count: total }))}
    </p>
  );
}
