import { recordCalls } from '../../record/calls.ts';
import { customCode, customKinds, optionsOf } from '../../record/custom.ts';
import { defineRecord } from '../../record/define.ts';
import { choice, flag, integer, lines, reference, text } from '../../record/field.ts';

/** The most options of a choice, and characters of one. */
export const mostOptions = 100;
export const longestOption = 100;

/** A field that a company adds to a record by itself. Its kind never changes; removing it hides what it holds. */
export const customField = defineRecord({
  name: 'customField',
  base: '/gateway/tum/web/customField',
  functionId: 'system.custom-fields',
  route: '/custom-fields/:id',
  fields: {
    /** The name of the declared record. */
    record: text(60, { required: true, fixed: true }),
    code: text(30, { required: true, fixed: true }),
    nameZh: text(40, { required: true }),
    nameEn: text(60, { required: true }),
    kind: choice(customKinds, { required: true, fixed: true }),
    /** Of a choice, one a line. */
    options: lines(10_000),
    /** Of a choice whose options are the words of a dictionary; rows keep their codes. */
    dictionary: reference('dictionaryCategory'),
    required: flag({ required: true }),
    /** Lists filter and sort by it. */
    listed: flag({ required: true }),
    /** The right of a role without a rule; empty: that on the record. */
    usualRight: choice(['hidden', 'read', 'write']),
    sortOrder: integer({ min: 0, max: 9999 }, { required: true }),
  },
  title: 'nameZh',
  key: ['record', 'code'],
  range: { of: 'company' },
  list: {
    columns: ['record', 'code', 'nameZh', 'nameEn', 'kind', 'required', 'listed', 'sortOrder'],
    filters: ['record', 'kind', 'required', 'listed'],
    sorts: ['code', 'sortOrder'],
    sort: { column: 'sortOrder', direction: 'asc' },
    search: ['code', 'nameZh', 'nameEn'],
    figures: 'kind',
  },
  sections: {
    basic: ['record', 'code', 'nameZh', 'nameEn', 'kind', 'options', 'dictionary'],
    use: ['required', 'listed', 'usualRight', 'sortOrder'],
  },
  check: ({ code, kind, options, dictionary }) => {
    const all = optionsOf(options);
    return [
      ...(customCode.safeParse(code).success ? [] : [wrong('code', 'invalid')]),
      ...(kind === 'choice' && all.length === 0 && dictionary === null
        ? [wrong('options', 'required')]
        : []),
      ...(kind !== 'choice' && all.length > 0 ? [wrong('options', 'invalid')] : []),
      ...(kind !== 'choice' && dictionary !== null ? [wrong('dictionary', 'mustBeEmpty')] : []),
      ...(dictionary !== null && all.length > 0 ? [wrong('options', 'mustBeEmpty')] : []),
      ...(all.length > mostOptions ? [wrong('options', 'tooLarge', mostOptions)] : []),
      ...(all.some((option) => option.length > longestOption)
        ? [wrong('options', 'tooLong', longestOption)]
        : []),
    ];
  },
});

function wrong<Name extends string, Issue extends string>(
  field: Name,
  issue: Issue,
  max?: number,
): { readonly field: Name; readonly issue: Issue; readonly max?: number } {
  return max === undefined ? { field, issue } : { field, issue, max };
}

/** Reads and changes custom fields. */
export const customFieldCalls = recordCalls(customField);
