import { type RefObject, useRef, useState } from 'react';
import type { EmployeeField } from '#bridge/calls/joyhr/employee.ts';
import { fieldWords } from '#bridge/calls/kit/field-words.ts';
import type { Organs } from '#bridge/react/directory/use-organs.ts';
import { useDiscarded, useSnapshot } from '#bridge/react/index.ts';
import type { KeptDraft } from '#ui/parts/form/drafts.ts';
import { errorWords, type FieldErrors } from '#ui/parts/form/field-errors.ts';
import { useKeptDraft } from '#ui/parts/form/use-kept-draft.ts';
import { useLocale } from '#ui/texts/use-texts.ts';
import { changeCount, type Draft, newDraft, withChange } from '../../stores/draft.ts';
import {
  employeeDrafts,
  isWorthTaking,
  type Restored,
  restored,
  unsavedWork,
} from '../../stores/kept-draft.ts';
import { type EmployeeRecord, editable } from '../../stores/record.ts';
import { draftErrors } from '../../stores/validation.ts';
import { type RosterChoices, useRosterChoices } from '../use-roster-choices.ts';

/** A record while it is being edited: its draft, what is wrong with it, and how to change it. */
export interface Editing {
  readonly draft: Draft;
  readonly count: number;
  /** How many fields are wrong, of those it may be said of yet. */
  readonly wrong: number;
  readonly organs: Organs;
  readonly choices: RosterChoices | undefined;
  readonly form: RefObject<HTMLFormElement | null>;
  change(field: EmployeeField, value: string | null, name?: string): void;
  undo(field: EmployeeField): void;
  /** The person left a field: what is wrong with it may be said now. */
  leave(field: EmployeeField): void;
  /** What is wrong with a field, in words, as far as it may be said yet. */
  error(field: EmployeeField): string | undefined;
}

/** Changes that an earlier visit left unsaved. */
export interface Offer {
  readonly kept: KeptDraft;
  /** Goes on with them; changes made since stay on top. */
  restore(): Restored;
  discard(): void;
}

/** Begins, ends and judges the editing of a record; the draft outlives an eviction of the app and a reload. */
export interface EditingControl {
  /** Nothing while the record is only read. */
  readonly editing: Editing | undefined;
  readonly offer: Offer | undefined;
  start(): void;
  /** Begins unless it has begun, and opens what the field is picked in; its view must be the one shown. */
  pick(field: EmployeeField): void;
  end(): void;
  replace(draft: Draft): void;
  /** Shows everything that is wrong, with what the gateway refused on top. */
  reveal(refused: FieldErrors): void;
}

const none: FieldErrors = new Map();

/** The editing of the record this tab shows. */
export function useEditing(record: EmployeeRecord, organs: Organs): EditingControl {
  const [draft, setDraft] = useSnapshot<Draft | null>('draft', null);
  const [seen, setSeen] = useState<ReadonlySet<string> | 'all'>(new Set());
  const [refused, setRefused] = useState(none);
  const choices = useRosterChoices();
  const language = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const errors: FieldErrors = draft ? new Map([...draftErrors(draft), ...refused]) : none;

  function begin(next: Draft | null): void {
    setDraft(next);
    setSeen(new Set());
    setRefused(none);
  }
  const start = (): void => begin(newDraft(editable(record)));
  function change(field: EmployeeField, value: string | null, name?: string): void {
    setDraft((current) => current && withChange(current, field, value, name));
    setRefused((before) => new Map([...before].filter(([other]) => other !== field)));
  }
  const isSaid = (field: string): boolean =>
    seen === 'all' || seen.has(field) || refused.has(field);
  function error(field: EmployeeField): string | undefined {
    const found = isSaid(field) ? errors.get(field) : undefined;
    return found && errorWords(found, fieldWords, language);
  }
  function leave(field: EmployeeField): void {
    if (!draft || seen === 'all' || seen.has(field) || !Object.hasOwn(draft.changes, field)) return;
    setSeen(new Set([...seen, field]));
  }
  const editing: Editing | undefined = draft
    ? {
        draft,
        count: changeCount(draft),
        wrong: [...errors.keys()].filter(isSaid).length,
        organs,
        choices,
        form,
        change,
        undo: (field) => change(field, draft.original[field] ?? null),
        leave,
        error,
      }
    : undefined;
  return {
    editing,
    offer: useOffer(record, draft, begin),
    start,
    pick: (field) => {
      if (!draft) start();
      openPicker(form, field);
    },
    end: () => begin(null),
    replace: begin,
    reveal: (next) => {
      setSeen('all');
      setRefused(next);
      focusFirstError(form);
    },
  };
}

// Work that a snapshot brought back is the same draft; then nothing is offered.
function useOffer(
  record: EmployeeRecord,
  draft: Draft | null,
  begin: (draft: Draft | null) => void,
): Offer | undefined {
  const place = { drafts: employeeDrafts(), id: record.id };
  const { kept, settle, forget } = useKeptDraft(place, unsavedWork(draft));
  useDiscarded(() => {
    forget();
    begin(null);
  });
  if (!kept || !isWorthTaking(kept, record)) return undefined;
  return {
    kept,
    restore() {
      const back = restored(kept, record);
      const next = { ...back.draft, changes: { ...back.draft.changes, ...draft?.changes } };
      begin(next);
      settle('restored');
      return { ...back, draft: next };
    },
    discard: () => settle('discarded'),
  };
}

/** Frames to wait for a field: its view may still have to be loaded and drawn. */
const patience = 180;

// The words must be on the page before the field they stand at takes the focus.
function focusFirstError(form: RefObject<HTMLFormElement | null>): void {
  onceDrawn(form, '[aria-invalid="true"]', (field) => field.focus());
}

function openPicker(form: RefObject<HTMLFormElement | null>, field: EmployeeField): void {
  onceDrawn(form, `[data-field="${field}"] button[aria-expanded]`, (button) => {
    button.scrollIntoView({ block: 'nearest' });
    button.focus();
    button.click();
  });
}

function onceDrawn(
  form: RefObject<HTMLFormElement | null>,
  selector: string,
  then: (found: HTMLElement) => void,
  left = patience,
): void {
  requestAnimationFrame(() => {
    const found = form.current?.querySelector<HTMLElement>(selector);
    if (found) then(found);
    else if (left > 0) onceDrawn(form, selector, then, left - 1);
  });
}
