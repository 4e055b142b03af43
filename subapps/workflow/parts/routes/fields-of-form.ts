import { cascadeChoices } from '#bridge/calls/workflow/cascade.ts';
import type { FormField } from '#bridge/calls/workflow/form.ts';
import { nameIn } from '../forms/in-words.ts';
import type { RouteFields } from './route-designer.tsx';

/** Fields of a form as routes and conditions know them; of a cascade the options that can be chosen. */
export function routeFieldsOf(fields: readonly FormField[], locale: string): RouteFields {
  const nameOf = (one: { readonly nameZh: string; readonly nameEn: string }) => nameIn(one, locale);
  return fields.map((field) => ({
    field: field.id,
    name: nameOf(field),
    kind: field.kind,
    isPerson: field.kind === 'person',
    options:
      field.kind === 'cascade'
        ? [...cascadeChoices(field.options, nameOf)]
        : field.options.map((option) => ({ value: option.code, label: nameOf(option) })),
  }));
}
