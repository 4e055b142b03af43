import { type RefObject, useRef, useState } from 'react';
import type { EmployeeField } from '#bridge/calls/employee.ts';
import { fieldWords } from '#bridge/calls/words.ts';
import { useSnapshot } from '#bridge/react/index.ts';
import { errorWords, type FieldErrors } from '#ui/parts/form/field-errors.ts';
import { useLocale } from '#ui/texts/use-texts.ts';
import { changeCount, type Draft, newDraft, withChange } from '../stores/draft.ts';
import { type EmployeeRecord, editable } from '../stores/record.ts';
import { draftErrors } from '../stores/validation.ts';
import type { Organs } from './use-organs.ts';
import { type RosterChoices, useRosterChoices } from './use-roster-choices.ts';

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

/** Begins, ends and judges the editing of a record; the draft outlives an eviction of the app. */
export interface EditingControl {
  /** Nothing while the record is only read. */
  readonly editing: Editing | undefined;
  start(record: EmployeeRecord): void;
  end(): void;
  replace(draft: Draft): void;
  /** Shows everything that is wrong, with what the gateway refused on top. */
  reveal(refused: FieldErrors): void;
}

const none: FieldErrors = new Map();

/** The editing of the record this tab shows. */
export function useEditing(organs: Organs): EditingControl {
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
    start: (record) => begin(newDraft(editable(record))),
    end: () => begin(null),
    replace: begin,
    reveal: (next) => {
      setSeen('all');
      setRefused(next);
      focusFirstError(form);
    },
  };
}

/** Frames to wait for the field: its view may still have to be drawn. */
const patience = 20;

// The words must be on the page before the field they stand at takes the focus.
function focusFirstError(form: RefObject<HTMLFormElement | null>, left = patience): void {
  requestAnimationFrame(() => {
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field) field.focus();
    else if (left > 0) focusFirstError(form, left - 1);
  });
}
