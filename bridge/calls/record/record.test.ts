import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import type { RequestOf, ResultOf } from '../kit/define.ts';
import { keyed, recordCalls } from './calls.ts';
import { defineRecord, functionsOf } from './define.ts';
import {
  choice,
  dayField,
  decimal,
  flag,
  integer,
  lines,
  minutes,
  padDecimal,
  reference,
  text,
  virtual,
} from './field.ts';
import type { RecordRow } from './results.ts';
import { recordWords } from './words.ts';

const course = defineRecord({
  name: 'course',
  base: '/gateway/joyhr/web/course',
  paths: { page: 'getCourseList' },
  functionId: 'training.courses',
  route: '/courses/:id',
  fields: {
    code: text(20, { required: true, unique: true }),
    kind: choice(['inside', 'outside'], { required: true }),
    organ: reference('organ', { required: true }),
    startsOn: dayField(),
    fee: decimal({ digits: 10, scale: 2 }),
    seats: integer({ min: 1, max: 500 }),
    length: minutes({ max: 6000 }),
    open: flag(),
    note: lines(500),
    full: virtual(flag(), { from: ['seats'] }),
  },
  title: 'code',
  key: ['code'],
  range: { of: 'organ', field: 'organ' },
  list: {
    columns: ['code', 'kind'],
    filters: ['kind', 'startsOn', 'open', 'organ', 'seats', 'code'],
    sorts: ['code', 'startsOn'],
    sort: { column: 'code', direction: 'asc' },
    search: ['code'],
  },
  sections: { basic: ['code', 'kind', 'organ'], more: ['note'] },
  lines: { sessions: { most: 20, fields: { day: dayField({ required: true }), room: text(30) } } },
  states: {
    values: ['draft', 'published'],
    initial: 'draft',
    moves: { publish: { from: ['draft'], to: 'published', needs: ['startsOn'] } },
    closed: { published: ['code'] },
  },
  check: ({ seats }) => (seats === 13 ? [{ field: 'seats', issue: 'choice' }] : []),
});
const courseCalls = recordCalls(course);

const grant = defineRecord({
  name: 'grant',
  base: '/gateway/joyhr/web/grant',
  functionId: 'training.grants',
  route: '/grants/:id',
  fields: {
    employment: reference('employment', { required: true }),
    fromOn: dayField({ required: true }),
    toOn: dayField(),
  },
  title: 'fromOn',
  key: ['employment', 'fromOn'],
  range: { of: 'person', field: 'employment' },
  list: {
    columns: ['employment'],
    filters: [],
    sorts: ['fromOn'],
    sort: { column: 'fromOn', direction: 'desc' },
    search: [],
  },
  sections: { basic: ['employment', 'fromOn', 'toOn'] },
  dated: { of: 'employment', from: 'fromOn', to: 'toOn' },
});
const grantCalls = recordCalls(grant);

type Page = RequestOf<typeof courseCalls.page>;
type Create = RequestOf<typeof courseCalls.create>;
type Update = RequestOf<typeof courseCalls.update>;

const id = '01890000-0000-7000-8000-000000000001';

describe('the schemas of a record', () => {
  it('take what the declaration says and nothing else', () => {
    const takes = (call: { request: z.ZodMiniType }, request: unknown) =>
      z.safeParse(call.request, request).success;
    expect(takes(courseCalls.page, { kind: 'inside', startsOnFrom: '2024-01-01' })).toBe(true);
    expect(takes(courseCalls.page, { kind: 'else' })).toBe(false);
    expect(takes(courseCalls.page, { startsOn: '2024-01-01' })).toBe(false);
    expect(takes(courseCalls.page, { sort: 'custom.size' })).toBe(true);
    expect(takes(courseCalls.page, { custom: ['size=1', 'width>=2.5'] })).toBe(true);
    expect(takes(courseCalls.page, { custom: 'Size=1' })).toBe(false);
    expect(takes(courseCalls.page, { sort: 'kind' })).toBe(false);
    expect(takes(courseCalls.create, { values: { code: 'A', kind: 'inside', organ: id } })).toBe(
      true,
    );
    expect(takes(courseCalls.create, { values: { code: 'A', kind: 'inside' } })).toBe(false);
    expect(takes(courseCalls.update, { id, version: 1, changes: { startsOn: null } })).toBe(true);
    expect(takes(courseCalls.update, { id, version: 1, changes: { code: null } })).toBe(false);
    expect(takes(courseCalls.update, { id, version: 1, changes: { full: true } })).toBe(false);
    expect(
      takes(courseCalls.update, {
        id,
        version: 1,
        changes: {},
        lines: { sessions: [{ day: '2024-02-30' }] },
      }),
    ).toBe(false);
    expect(takes(courseCalls.move, { id, version: 1, move: 'publish' })).toBe(true);
    expect(takes(courseCalls.move, { id, version: 1, move: 'close' })).toBe(false);
  });

  it('keep a decimal with all digits of its scale', () => {
    const parsed = z.parse(courseCalls.update.request, {
      id,
      version: 1,
      changes: { fee: '1200.5' },
    });
    expect(parsed.changes.fee).toBe('1200.50');
    expect(
      z.safeParse(courseCalls.update.request, { id, version: 1, changes: { fee: '1.234' } })
        .success,
    ).toBe(false);
  });

  it('give each call its path, its key and its function', () => {
    expect(courseCalls.page.path).toBe('/gateway/joyhr/web/course/getCourseList');
    expect(courseCalls.update.access).toEqual({
      kind: 'function',
      functionId: 'training.courses.edit',
    });
    expect(courseCalls.move.access).toEqual({ kind: 'function', functionId: 'training.courses' });
    expect(Object.keys(keyed('course', courseCalls))).toContain('courseUpdateMany');
    expect(functionsOf(course)).toContain('training.courses.import');
    expect(Object.keys(grantCalls)).not.toContain('update');
  });
});

describe('a decimal', () => {
  it.each([
    ['1200.5', 2, '1200.50'],
    ['007', 2, '7.00'],
    ['-0', 2, '0.00'],
    ['-1.5', 1, '-1.5'],
    ['3', 0, '3'],
  ])('%s with scale %i is %s', (given, scale, padded) => {
    expect(padDecimal(given, scale)).toBe(padded);
  });
});

describe('the types of a record', () => {
  it('know its values', () => {
    expectTypeOf<Page['kind']>().toEqualTypeOf<
      'inside' | 'outside' | readonly ('inside' | 'outside')[] | undefined
    >();
    expectTypeOf<RecordRow<typeof course>['fields']['fee']>().toEqualTypeOf<string | null>();
    expectTypeOf<RecordRow<typeof course>['state']>().toEqualTypeOf<'draft' | 'published'>();
    expectTypeOf<RecordRow<typeof grant>['state']>().toEqualTypeOf<null>();
    expectTypeOf<Update['changes']['kind']>().toEqualTypeOf<'inside' | 'outside' | undefined>();
    expectTypeOf<Update['changes']['startsOn']>().toEqualTypeOf<string | null | undefined>();
    expectTypeOf<
      ResultOf<typeof courseCalls.get>['lines']['sessions'][number]['fields']['day']
    >().toEqualTypeOf<string | null>();
  });

  it('refuse what does not fit', () => {
    const declaration = { ...course, states: undefined, lines: undefined } as const;
    expect(declaration.name).toBe('course');
    // @ts-expect-error A filter that is none.
    const filter: Page = { length: '1' };
    // @ts-expect-error A sort that is none.
    const sort: Page = { sort: 'kind' };
    // @ts-expect-error A choice that is none.
    const kind: Page = { kind: 'else' };
    // @ts-expect-error A required field is missing.
    const missing: Create['values'] = { code: 'A', kind: 'inside' };
    // @ts-expect-error A value of another kind.
    const seats: Update['changes'] = { seats: '3' };
    // @ts-expect-error A required field cannot be emptied.
    const emptied: Update['changes'] = { code: null };
    // @ts-expect-error A virtual field cannot be written.
    const virtualField: Update['changes'] = { full: true };
    // @ts-expect-error A move that is none.
    const move: RequestOf<typeof courseCalls.move>['move'] = 'close';
    // @ts-expect-error A field that no row has.
    const field: keyof RecordRow<typeof course>['fields'] = 'teacher';
    // @ts-expect-error A state of a record without any.
    const state: RecordRow<typeof grant>['state'] = 'draft';
    // @ts-expect-error A call that dated rows do not have.
    const update = grantCalls.update;
    // @ts-expect-error A call that a record without states does not have.
    const moveCall = grantCalls.move;
    // biome-ignore format: what is expected must stay on its line.
    // @ts-expect-error A line without its required field.
    const line: NonNullable<Create['lines']> = { sessions: [{ room: 'A' }] };
    const all = [filter, sort, kind, missing, seats, emptied, virtualField, move, field, state];
    expect([...all, update, moveCall, line]).toHaveLength(13);
  });

  it('refuse a declaration or words that do not fit', () => {
    const list = {
      columns: [],
      filters: [],
      sorts: ['code'],
      sort: { column: 'code', direction: 'asc' },
      search: [],
    } as const;
    const fields = { code: text(9), day: dayField(), organ: reference('organ') };
    const rest = {
      name: 'x',
      base: '/gateway/ums/web/x',
      functionId: 'x',
      route: '/x',
      fields,
    } as const;
    const company = { of: 'company' } as const;
    const parts = {
      title: 'code',
      key: ['code'],
      range: company,
      list,
      sections: { basic: ['code'] },
    } as const;
    // biome-ignore format: what is expected must stay on its line.
    const declarations = () => [
      // @ts-expect-error A column that is no field.
      defineRecord({ ...rest, ...parts, list: { ...list, columns: ['name'] } }),
      // @ts-expect-error A filter that is no field.
      defineRecord({ ...rest, ...parts, list: { ...list, filters: ['name'] } }),
      // @ts-expect-error A sort that is no field.
      defineRecord({ ...rest, ...parts, list: { ...list, sorts: ['name'] } }),
      // @ts-expect-error A keyword looks into texts alone.
      defineRecord({ ...rest, ...parts, list: { ...list, search: ['day'] } }),
      // @ts-expect-error The range is no reference to people.
      defineRecord({ ...rest, ...parts, range: { of: 'person', field: 'organ' } }),
      // @ts-expect-error A section shows what is no field.
      defineRecord({ ...rest, ...parts, sections: { basic: ['name'] } }),
      // @ts-expect-error The title is no field.
      defineRecord({ ...rest, ...parts, title: 'name' }),
      // @ts-expect-error A reminder is about a day.
      defineRecord({ ...rest, ...parts, reminders: { code: [3] } }),
      // @ts-expect-error A service area that is none.
      defineRecord({ ...rest, ...parts, base: '/gateway/none/web/x' }),
      // @ts-expect-error A move goes to a state.
      defineRecord({ ...rest, ...parts, states: { values: ['a', 'b'], initial: 'a', moves: { go: { from: ['a'], to: 'c' } } } }),
      // @ts-expect-error A move needs fields.
      defineRecord({ ...rest, ...parts, states: { values: ['a', 'b'], initial: 'a', moves: { go: { from: ['a'], to: 'b', needs: ['name'] } } } }),
      // @ts-expect-error A check names fields.
      defineRecord({ ...rest, ...parts, check: () => [{ field: 'name', issue: 'choice' }] }),
      // @ts-expect-error Words of a field are missing.
      recordWords(defineRecord({ ...rest, ...parts }), { en: { name: 'x', plural: 'x', fields: { code: '', day: '' }, choices: {}, sections: { basic: '' } }, 'zh-CN': { name: 'x', plural: 'x', fields: { code: '', day: '', organ: '' }, choices: {}, sections: { basic: '' } } }),
      // @ts-expect-error Words of moves and states are missing.
      recordWords(course, { en: {} as never as { name: string; plural: string }, 'zh-CN': {} as never }),
    ];
    expect(declarations).toBeTypeOf('function');
  });
});
