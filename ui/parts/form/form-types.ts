import type { FocusEvent, FormEvent, RefObject } from 'react';
import type * as z from 'zod/mini';
import type { FieldError } from '#bridge/calls/kit/answer.ts';
import type { KeptDraft } from './drafts.ts';
import type { FieldWords } from './field-errors.ts';
import type { DraftPlace } from './use-kept-draft.ts';

/** What a form holds, by name. */
export type Fields = Record<string, unknown>;

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

/** Work an earlier visit left unsaved, and what can be done with it. */
export interface FormOffer {
  readonly kept: KeptDraft;
  readonly outdated: boolean;
  onRestore(): void;
  onDiscard(): void;
}

export interface FormOptions<Schema extends z.ZodMiniType> {
  readonly schema: Schema;
  readonly initial: z.input<Schema> & Fields;
  /** `fieldWords` of `#bridge/calls/kit/field-words.ts`. */
  readonly words: FieldWords;
  /** Keeps unsaved changes over a reload; `version` is the record's, so that changes to an older one are distinguished. */
  readonly autosave?: DraftPlace & { readonly version: string | number };
  /** Sends what the schema made of the values. An answer with a code other than 0 puts its errors at the fields. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a submit that cannot be refused answers nothing
  readonly submit: (values: z.output<Schema>) => Promise<Refusal | { readonly code: 0 } | void>;
}

export interface Form<Values> {
  readonly values: Values;
  /** Whether something differs from what the form began with. */
  readonly dirty: boolean;
  readonly state: FormState;
  /** Spread on a `DraftBanner`, where an earlier visit left something. */
  readonly offer: FormOffer | undefined;
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
