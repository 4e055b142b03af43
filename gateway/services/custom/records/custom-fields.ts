import { customField } from '#bridge/calls/custom/records/custom-field.ts';
import { customFieldWords } from '#bridge/calls/custom/records/custom-field.words.ts';
import { type BoundRecord, bindRecord, type Records } from '#gateway/record/binding.ts';
import { keepListedValues } from '#gateway/record/custom/listed-values.ts';
import { checkCustomFields } from './check-custom-fields.ts';

/** Binds custom fields to their table, and to the records they can be of. What lists ask by follows each change of a field. */
export function bindCustomFields(records: () => Records): BoundRecord {
  return bindRecord(customField, {
    table: 'custom_field',
    words: customFieldWords,
    rules: {
      check: (changes, context) => checkCustomFields(changes, context, records()),
      async effects(changes, context) {
        for (const { id, action, after, changed } of changes) {
          if (action !== 'remove' && !changed.has('listed')) continue;
          const bound = records().find(after.record);
          if (bound === undefined) continue;
          const isListed = action !== 'remove' && after.listed;
          await keepListedValues(context, bound, { id, ...after, listed: isListed });
        }
      },
    },
  });
}
