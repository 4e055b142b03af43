import { recordCalls } from '#bridge/calls/record/calls.ts';
import { type AnyRecord, defineRecord } from '#bridge/calls/record/define.ts';
import { dayField, reference, text } from '#bridge/calls/record/field.ts';
import { recordWords } from '#bridge/calls/record/words.ts';
import type { BoundRecord, TableName } from '#gateway/record/binding.ts';

/** A dated record that exists in tests alone. */
export const trialTerm = defineRecord({
  name: 'trialTerm',
  base: '/gateway/tum/web/trialTerm',
  functionId: 'system.trialTerms',
  route: '/trial-terms/:id',
  fields: {
    employment: reference('employment', { required: true, fixed: true }),
    fromOn: dayField({ required: true }),
    toOn: dayField(),
    place: text(40, { required: true }),
    note: text(40),
  },
  title: 'place',
  key: ['employment', 'fromOn'],
  range: { of: 'person', field: 'employment' },
  list: {
    columns: ['employment', 'fromOn', 'toOn', 'place'],
    filters: ['employment'],
    sorts: ['fromOn'],
    sort: { column: 'fromOn', direction: 'asc' },
    search: ['place'],
  },
  sections: { basic: ['employment', 'fromOn', 'toOn', 'place', 'note'] },
  dated: { of: 'employment', from: 'fromOn', to: 'toOn' },
});

/** The calls of terms, which no gateway has. */
export const trialTermCalls = recordCalls(trialTerm);

const texts = {
  name: 'term',
  plural: 'Terms',
  fields: { employment: 'Person', fromOn: 'From', toOn: 'To', place: 'Place', note: 'Note' },
  choices: {},
  sections: { basic: 'Basics' },
} as const;

/** Where terms are. */
export const trialTerms: BoundRecord = {
  record: trialTerm as unknown as AnyRecord,
  // The table is not one of the gateway's.
  table: 'trial_term' as TableName,
  words: recordWords(trialTerm, { 'zh-CN': texts, en: texts }),
  columns: {},
  sortKeys: {},
  keyword: null,
  virtuals: {},
  lines: {},
  rules: {},
};

/** The table of terms. */
export const trialTermTable = `
  create table app.trial_term (
    tenant_id uuid not null references app.tenant (id),
    id uuid not null,
    employment_id uuid not null,
    from_on date not null,
    to_on date,
    place text not null,
    note text,
    custom jsonb not null default '{}',
    version integer not null default 1,
    created_at timestamptz not null default now(),
    removed_at timestamptz,
    primary key (tenant_id, id),
    check (to_on is null or to_on >= from_on)
  );
  create unique index trial_term_owner_from
    on app.trial_term (tenant_id, employment_id, from_on) where removed_at is null;
  create unique index trial_term_open
    on app.trial_term (tenant_id, employment_id) where to_on is null and removed_at is null;
  select app.protect_tenant_table('app.trial_term', array['select', 'insert', 'update']);
`;
