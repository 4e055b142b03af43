/** What has been typed into the first start, and what is wrong with it. */
import type * as z from 'zod/mini';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { fieldWords, issueWords } from '#bridge/calls/kit/field-words.ts';
import type { FieldIssue, Locale } from '#bridge/calls/kit/words.ts';
import {
  type brandChoices,
  ownBrand,
  ownTimeZone,
  systemCodeOf,
} from '#bridge/calls/tum/company-choices.ts';
import { firstStart } from '#bridge/calls/tum/first-start.ts';
import {
  type companyBeginnings,
  newAdministrator,
  newCompany,
} from '#bridge/calls/tum/new-company.ts';

/** The parts of the first start, each on a page of its own. */
export const setupSteps = ['operator', 'company', 'administrator'] as const;

/** One of them. */
export type SetupStep = (typeof setupSteps)[number];

/** Everything that was typed so far. */
export interface Draft {
  readonly operator: {
    readonly loginName: string;
    readonly name: string;
    readonly password: string;
    readonly again: string;
  };
  readonly company: {
    readonly name: string;
    readonly code: string;
    readonly brand: ReturnType<typeof brandChoices>[number]['value'];
    readonly locale: Locale;
    readonly timeZone: string;
    readonly place: string;
    readonly begin: (typeof companyBeginnings)[number];
  };
  readonly administrator: { readonly name: string; readonly loginName: string };
}

/** What is wrong, by the name of the field. */
export type Problems = Readonly<Record<string, string | undefined>>;

/** A draft before anything is typed. */
export function emptyDraft(locale: Locale): Draft {
  return {
    operator: { loginName: '', name: '', password: '', again: '' },
    company: {
      name: '',
      code: '',
      place: '',
      begin: 'empty',
      locale,
      brand: ownBrand,
      timeZone: ownTimeZone(),
    },
    administrator: { name: '', loginName: '' },
  };
}

/** The request that a draft makes; `isFirst` where a company is made with it. */
export function requestOf(
  draft: Draft,
  secret: string,
  locale: Locale,
  isFirst: boolean,
): RequestOf<typeof firstStart> {
  const { again: _, ...operator } = draft.operator;
  const { brand, ...company } = draft.company;
  return {
    secret,
    operator: { ...operator, locale },
    ...(isFirst && {
      company: { ...company, systemCode: systemCodeOf(brand) },
      administrator: draft.administrator,
    }),
  };
}

const schemas: Readonly<Record<SetupStep, z.ZodMiniType>> = {
  operator: firstStart.request.shape.operator,
  company: newCompany,
  administrator: newAdministrator,
};

/** Checks one step by the schema that the gateway checks it with. */
export function problemsOf(step: SetupStep, draft: Draft, locale: Locale): Problems {
  const request = requestOf(draft, '', locale, true);
  const values: Readonly<Record<string, unknown>> = request[step] ?? {};
  const parsed = schemas[step].safeParse(values);
  const issues = parsed.success ? [] : parsed.error.issues;
  return Object.fromEntries(
    // Of several at one field the first one is said.
    issues.toReversed().map((issue) => {
      const name = String(issue.path[0]);
      return [name, values[name] === '' ? fieldWords[locale].required : wordsOf(issue, locale)];
    }),
  );
}

function wordsOf(issue: z.core.$ZodIssue, locale: Locale): string {
  const name: FieldIssue = isFieldIssue(issue.message) ? issue.message : 'invalid';
  return issueWords({ issue: name, ...boundsOf(issue) }, locale);
}

function boundsOf(issue: z.core.$ZodIssue): { readonly min?: number; readonly max?: number } {
  if (issue.code === 'too_small') return { min: Number(issue.minimum) };
  return issue.code === 'too_big' ? { max: Number(issue.maximum) } : {};
}

function isFieldIssue(text: string): text is FieldIssue {
  return Object.hasOwn(fieldWords.en, text);
}
