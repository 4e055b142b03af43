import type { FillIssue } from '#bridge/calls/workflow/fill-form.ts';
import type { FormColumn, FormField } from '#bridge/calls/workflow/form.ts';
import type { Words } from '../../texts/app-texts.ts';

/** Something with a name in both languages, in the language of the reader. */
export function nameIn(
  { nameZh, nameEn }: { readonly nameZh: string; readonly nameEn: string },
  locale: string,
): string {
  return locale === 'en' ? nameEn : nameZh;
}

/** The hint under a field. */
export function hintIn({ hintZh, hintEn }: FormField | FormColumn, locale: string): string {
  return locale === 'en' ? hintEn : hintZh;
}

/** What is wrong with a value. */
export function issueIn(t: Words, issue: FillIssue | undefined): string | undefined {
  return issue === undefined ? undefined : t(`forms.issue.${issue}`);
}
