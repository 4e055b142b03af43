import {
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type * as z from 'zod/mini';
import type { FieldError } from '#bridge/calls/answer.ts';
import { useLocale } from '../../texts/use-texts.ts';
import {
  errorWords,
  type FieldErrors,
  type FieldWords,
  readIssues,
  readRefusal,
} from './field-errors.ts';

type Fields = Record<string, unknown>;

/** Why a submit was refused: an error answer of the gateway fits. */
export interface Refusal {
  readonly code: number;
  readonly msg: string;
  readonly fields?: readonly FieldError[];
}

/** Where a form stands. `refused` carries words for the form as a whole. */
export type FormState =
  | { readonly kind: 'editing' }
  | { readonly kind: 'submitting' }
  | { readonly kind: 'refused'; readonly msg: string }
  | { readonly kind: 'saved' };

export interface FormOptions<Schema extends z.ZodMiniType> {
  readonly schema: Schema;
  readonly initial: z.input<Schema> & Fields;
  /** `fieldWords` of `#bridge/calls/words.ts`. */
  readonly words: FieldWords;
  /** Sends what the schema made of the values. An answer with a code other than 0 puts its errors at the fields. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a submit that cannot be refused answers nothing
  readonly submit: (values: z.output<Schema>) => Promise<Refusal | { readonly code: 0 } | void>;
}

export interface Form<Values> {
  readonly values: Values;
  /** Whether something differs from what the form began with. */
  readonly dirty: boolean;
  readonly state: FormState;
  set<Name extends keyof Values & string>(name: Name, value: Values[Name]): void;
  /** What a control needs: spread it on one. */
  field<Name extends keyof Values & string>(
    name: Name,
  ): {
    readonly name: Name;
    readonly value: Values[Name];
    readonly onChange: (value: Values[Name]) => void;
  };
  /** What is wrong with a field, in words; nothing before it was left once or submitted. */
  error(name: keyof Values & string): string | undefined;
  /** The names that differ from the beginning, with their values: what a save of changes sends. */
  changes(): Partial<Values>;
  /** Begins again, with other values if given. */
  reset(values?: Values): void;
  /** Spread on the `<form>`. */
  readonly props: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  };
}

const none: FieldErrors = new Map();

/** A form over one schema: values, what changed, and what is wrong in words at the field. */
export function useForm<Schema extends z.ZodMiniType>(
  options: FormOptions<Schema>,
): Form<z.input<Schema> & Fields> {
  type Values = z.input<Schema> & Fields;
  const { schema, words, submit } = options;
  const language = useLocale();
  const element = useRef<HTMLFormElement>(null);
  const [start, setStart] = useState<Values>(options.initial);
  const [values, setValues] = useState<Values>(options.initial);
  const [seen, setSeen] = useState<ReadonlySet<string> | 'all'>(new Set());
  const [refused, setRefused] = useState<FieldErrors>(none);
  const [state, setState] = useState<FormState>({ kind: 'editing' });
  const focusError = useFocusOnError(element);

  const parsed = useMemo(() => schema.safeParse(values, { reportInput: true }), [schema, values]);
  const errors = useMemo(
    () => (parsed.success ? none : readIssues(parsed.error.issues, words)),
    [parsed, words],
  );
  const changed = Object.keys(values).filter((name) => !same(values[name], start[name]));

  function set<Name extends keyof Values & string>(name: Name, value: Values[Name]): void {
    setValues((before) => ({ ...before, [name]: value }));
    setRefused((before) => new Map([...before].filter(([other]) => other !== name)));
    setState({ kind: 'editing' });
  }

  function error(name: string): string | undefined {
    const shown = seen === 'all' || seen.has(name);
    const found = refused.get(name) ?? (shown ? errors.get(name) : undefined);
    return found && errorWords(found, words, language);
  }

  async function send(): Promise<void> {
    setSeen('all');
    if (!parsed.success) return focusError();
    setState({ kind: 'submitting' });
    const answer = await submit(parsed.data);
    if (!answer || answer.code === 0) {
      setStart(values);
      setState({ kind: 'saved' });
      return;
    }
    const refusal = 'msg' in answer ? answer : { msg: '' };
    setRefused(readRefusal(('fields' in refusal && refusal.fields) || [], Object.keys(values)));
    setState({ kind: 'refused', msg: refusal.msg });
    focusError();
  }

  return {
    values,
    dirty: changed.length > 0,
    state,
    set,
    error,
    field: (name) => ({ name, value: values[name], onChange: (value) => set(name, value) }),
    changes: () => pick(values, changed),
    reset: (next = start) => {
      setStart(next);
      setValues(next);
      setSeen(new Set());
      setRefused(none);
      setState({ kind: 'editing' });
    },
    props: {
      ref: element,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        if (state.kind !== 'submitting') void send();
      },
      onBlur: (event) => {
        const name = event.target.getAttribute('name');
        // Leaving an untouched field says nothing; a person may just be passing through.
        if (name && seen !== 'all' && changed.includes(name)) setSeen(new Set([...seen, name]));
      },
    },
  };
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
