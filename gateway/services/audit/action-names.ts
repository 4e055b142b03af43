import { calls } from '#bridge/calls/index.ts';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import type { Locale } from '#bridge/calls/kit/words.ts';
import { serviceOf } from '#bridge/calls/record/define.ts';
import { records } from '../records.ts';
import { actionWords, kindWords, verbPhrases } from './texts/action-words.ts';

/** Says what a call does; one without words by its name. */
export function actionName(call: string, locale: Locale): string {
  const known = actionWords[call];
  if (known !== undefined) return known[locale];
  const [service, record = '', verb = ''] = call.split('.');
  const bound = records.find(record);
  const phrases: Readonly<Record<string, string>> = verbPhrases[locale];
  const phrase = phrases[verb];
  if (bound === undefined || phrase === undefined || serviceOf(bound.record) !== service)
    return call;
  return `${phrase}${locale === 'en' ? ' ' : ''}${bound.words[locale].name}`;
}

/** Says what kind of thing a target is: that of `employee:0199…` is an employee. */
export function kindName(target: string, locale: Locale): string {
  const [kind = ''] = target.split(':');
  return records.find(kind)?.words[locale].name ?? kindWords[kind]?.[locale] ?? kind;
}

/** Every action that leaves an event, by its words. */
export function actionChoices(locale: Locale): { readonly code: string; readonly name: string }[] {
  return Object.values<AnyCall>(calls)
    .filter(({ effect, answer }) => effect === 'write' || answer === 'file')
    .map(({ name: code }) => ({ code, name: actionName(code, locale) }))
    .filter(({ code, name }) => code !== name)
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
}

/** Every kind of thing that events are about, by its words. */
export function kindChoices(locale: Locale): { readonly code: string; readonly name: string }[] {
  const codes = [...Object.keys(kindWords), ...records.all.map(({ record }) => record.name)];
  return codes
    .map((code) => ({ code, name: kindName(code, locale) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
}
