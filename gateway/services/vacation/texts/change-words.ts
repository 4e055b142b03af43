import type { Locale } from '#bridge/calls/kit/words.ts';
import { leaveTypeWords } from '#bridge/calls/vacation/records/leave-type.words.ts';
import { type PolicyFields, policyFields } from '../policies/policy.ts';

const own = {
  'zh-CN': { yes: '是', no: '否', none: '无', between: '；', colon: '：' },
  en: { yes: 'yes', no: 'no', none: 'none', between: '; ', colon: ': ' },
} as const satisfies Readonly<Record<Locale, object>>;

/** A change of what a type of leave grants, in words: each field with what it was and what it is. */
export function changeWords(locale: Locale, before: PolicyFields, after: PolicyFields): string {
  const words = own[locale];
  const { fields } = leaveTypeWords[locale];
  return policyFields
    .filter((name) => before[name] !== after[name])
    .map(
      (name) =>
        `${fields[name]}${words.colon}${valueWords(locale, before[name])} → ${valueWords(locale, after[name])}`,
    )
    .join(words.between);
}

function valueWords(locale: Locale, value: PolicyFields[keyof PolicyFields]): string {
  const words = own[locale];
  if (value === null) return words.none;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  const choices: Readonly<Record<string, string>> = leaveTypeWords[locale].choices.grantRule ?? {};
  return choices[String(value)] ?? String(value);
}
