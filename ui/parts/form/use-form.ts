import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { useLocale } from '../../texts/use-texts.ts';
import {
  errorWords,
  type FieldErrors,
  type FieldWords,
  readIssues,
  readRefusal,
} from './field-errors.ts';
import type { Fields, Form, FormOffer, FormOptions, FormState } from './form-types.ts';
import { useKeptDraft } from './use-kept-draft.ts';

const none: FieldErrors = new Map();

/** A form over one schema: values, what changed, and what is wrong in words at the field. */
export function useForm<Schema extends z.ZodMiniType>(
  options: FormOptions<Schema>,
): Form<z.input<Schema> & Fields> {
  type Values = z.input<Schema> & Fields;
  const { schema, words, submit } = options;
  const element = useRef<HTMLFormElement>(null);
  const draft = useDraft<Values>(options.initial);
  const [state, setState] = useState<FormState>({ kind: 'editing' });
  const focusError = useFocusOnError(element);
  const { values, changed } = draft;
  const { parsed, errors } = useChecked(schema, values, words);
  const complaints = useComplaints(errors, words);

  function set<Name extends keyof Values & string>(name: Name, value: Values[Name]): void {
    draft.set(name, value);
    complaints.withdraw(name);
    setState((before) => (before.kind === 'submitting' ? before : { kind: 'editing' }));
  }

  function reset(next?: Values): void {
    draft.reset(next);
    complaints.clear();
    setState({ kind: 'editing' });
  }

  async function send(): Promise<void> {
    complaints.showAll();
    if (!parsed.success) return focusError();
    setState({ kind: 'submitting' });
    const answer = await submit(parsed.data).catch((fault: unknown) => {
      setState({ kind: 'editing' });
      throw fault;
    });
    if (!answer || answer.code === 0) {
      draft.keep(values);
      return setState({ kind: 'saved' });
    }
    complaints.refuse(
      readRefusal(('fields' in answer && answer.fields) || [], Object.keys(values)),
    );
    setState({ kind: 'refused', msg: 'msg' in answer ? answer.msg : '' });
    focusError();
  }

  // Leaving an untouched field says nothing; a person may just be passing through.
  const leave = (name: string) => changed.includes(name) && complaints.show(name);

  return {
    values,
    dirty: changed.length > 0,
    state,
    offer: useOffer(options.autosave, draft),
    set,
    error: complaints.about,
    field: (name) => ({ name, value: values[name], onChange: (value) => set(name, value) }),
    changes: () => pick(values, changed),
    reset,
    props: bind(element, leave, () => state.kind !== 'submitting' && void send()),
  };
}

function bind(
  ref: RefObject<HTMLFormElement | null>,
  leave: (name: string) => unknown,
  submit: () => void,
): Form<Fields>['props'] {
  return {
    ref,
    noValidate: true,
    onSubmit: (event) => {
      event.preventDefault();
      submit();
    },
    onBlur: (event) => {
      const name = event.target.getAttribute('name');
      if (name) leave(name);
    },
  };
}

// What is wrong, and whether it is time to say so.
function useComplaints(errors: FieldErrors, words: FieldWords) {
  const language = useLocale();
  const [shown, setShown] = useState<ReadonlySet<string> | 'all'>(new Set());
  const [refused, setRefused] = useState<FieldErrors>(none);
  return {
    about(name: string): string | undefined {
      const timely = shown === 'all' || shown.has(name);
      const found = refused.get(name) ?? (timely ? errors.get(name) : undefined);
      return found && errorWords(found, words, language);
    },
    show: (name: string) =>
      setShown((before) => (before === 'all' ? before : new Set([...before, name]))),
    showAll: () => setShown('all'),
    refuse: setRefused,
    withdraw: (name: string) =>
      setRefused((before) => new Map([...before].filter(([other]) => other !== name))),
    clear(): void {
      setShown(new Set());
      setRefused(none);
    },
  };
}

// Keeps what changed over a reload, and offers what an earlier visit left.
function useOffer(
  autosave: FormOptions<z.ZodMiniType>['autosave'],
  {
    values,
    start,
    changed,
    set,
  }: Pick<ReturnType<typeof useDraft>, 'values' | 'start' | 'changed' | 'set'>,
): FormOffer | undefined {
  const work = autosave &&
    changed.length > 0 && {
      version: autosave.version,
      values: pick(values, changed),
      before: pick(start, changed),
    };
  const { kept, settle } = useKeptDraft(autosave, work || undefined);
  return (
    kept && {
      kept,
      outdated: kept.version !== autosave?.version,
      onRestore() {
        for (const [name, value] of Object.entries(kept.values)) {
          if (Object.hasOwn(values, name) && !changed.includes(name)) set(name, value);
        }
        settle('restored');
      },
      onDiscard: () => settle('discarded'),
    }
  );
}

// The values as they are and as they began.
function useDraft<Values extends Fields>(initial: Values) {
  const [start, setStart] = useState<Values>(initial);
  const [values, setValues] = useState<Values>(initial);
  return {
    values,
    start,
    changed: Object.keys(values).filter((name) => !same(values[name], start[name])),
    set: (name: string, value: unknown) => setValues((before) => ({ ...before, [name]: value })),
    /** What was saved is the beginning from now on. */
    keep: setStart,
    reset(next: Values = start): void {
      setStart(next);
      setValues(next);
    },
  };
}

function useChecked<Schema extends z.ZodMiniType>(
  schema: Schema,
  values: z.input<Schema>,
  words: FieldWords,
): {
  readonly parsed: z.core.util.SafeParseResult<z.output<Schema>>;
  readonly errors: FieldErrors;
} {
  return useMemo(() => {
    const parsed = schema.safeParse(values, { reportInput: true });
    return { parsed, errors: parsed.success ? none : readIssues(parsed.error.issues, words) };
  }, [schema, values, words]);
}

// The words must be on the page before the field they stand at takes the focus.
function useFocusOnError(element: RefObject<HTMLFormElement | null>): () => void {
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked === 0) return;
    const first = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const target = first?.matches('[role="radiogroup"]') ? first.querySelector('input') : first;
    target?.focus();
  }, [asked, element]);
  return () => setAsked((times) => times + 1);
}

function same(left: unknown, right: unknown): boolean {
  return Object.is(left, right) || JSON.stringify(left) === JSON.stringify(right);
}

function pick<Values extends Fields>(values: Values, names: readonly string[]): Partial<Values> {
  const picked: Partial<Values> = {};
  for (const name of names) Object.assign(picked, { [name]: values[name] });
  return picked;
}
