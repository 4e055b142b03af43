/** What a save really changes: what is so already falls away. */
import type { CustomValue, CustomValues } from '#bridge/calls/record/custom.ts';
import type { AnyRecord } from '#bridge/calls/record/define.ts';
import type { CustomFieldRow } from '../custom/custom-fields.ts';
import { keptCustomValue } from '../custom/custom-values.ts';
import type { Values } from '../rows.ts';

/** Values as they will be, and the names of those that differ from before. */
export interface Effective<All> {
  readonly after: All;
  readonly changed: ReadonlySet<string>;
}

/** The stored values of a row after a save; those of a new row that are not sent are empty. */
export function effectiveValues(
  { fields }: AnyRecord,
  before: Values | null,
  sent: Values,
): Effective<Values> {
  const names = Object.keys(fields).filter((name) => fields[name]?.stored);
  const after = Object.fromEntries(
    names.map((name) => [name, sent[name] === undefined ? (before?.[name] ?? null) : sent[name]]),
  );
  const changed = names.filter((name) => after[name] !== (before?.[name] ?? null));
  return { after, changed: new Set(changed) };
}

/** The same for custom fields; a code that is none is kept among the changed, where it is found wrong. */
export function effectiveCustom(
  fields: readonly CustomFieldRow[],
  before: CustomValues,
  sent: CustomValues,
): Effective<CustomValues> {
  const kept: [string, CustomValue | null][] = Object.entries(sent).map(([code, value]) => {
    const field = fields.find((one) => one.code === code);
    return [code, field === undefined ? value : keptCustomValue(field, value)];
  });
  const changed = kept.filter(([code, value]) => value !== (before[code] ?? null));
  const after = Object.fromEntries(
    Object.entries({ ...before, ...Object.fromEntries(kept) }).filter(
      ([, value]) => value !== null,
    ),
  );
  return { after, changed: new Set(changed.map(([code]) => `custom.${code}`)) };
}
