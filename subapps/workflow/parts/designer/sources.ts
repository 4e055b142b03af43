/** Who a form is given to, as its editor has it. */
import { employmentTypeWords } from '#bridge/calls/joyhr/terms.ts';
import { everybodyId, type FormSource, formSource } from '#bridge/calls/workflow/form-ranges.ts';
import { useAppContext } from '#bridge/react/index.ts';
import { useWords } from '../../texts/app-texts.ts';
import type { Definition } from '../routes/keeping.tsx';

/** One of them, with its name. */
export type Source = NonNullable<Definition['audience']>[number];

/** Everybody in the company. */
export const everybody: Source = {
  kind: 'everybody',
  id: everybodyId,
  include: true,
  from: null,
  to: null,
  name: '',
};

/** Whether it is everybody. */
export function isEverybody({ kind, include }: Source): boolean {
  return kind === 'everybody' && include;
}

/** A source as the gateway is asked. */
export function saidSource({ kind, id, include, from, to }: Source): FormSource {
  return formSource.parse({ kind, id, include, from, to });
}

/** Names sources: kinds of employment and everybody have words of their own. */
export function useSourceName(): (source: Source) => string {
  const { locale } = useAppContext();
  const t = useWords();
  const types: Readonly<Record<string, string>> = employmentTypeWords[locale];
  return ({ kind, id, name }) => {
    if (kind === 'everybody') return t('designer.rangeAll');
    return kind === 'employmentType' ? (types[id] ?? id) : name;
  };
}
