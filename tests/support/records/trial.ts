import { recordCalls } from '#bridge/calls/record/calls.ts';
import { type AnyRecord, defineRecord } from '#bridge/calls/record/define.ts';
import {
  choice,
  dayField,
  decimal,
  file,
  flag,
  integer,
  minutes,
  reference,
  text,
  virtual,
} from '#bridge/calls/record/field.ts';
import { recordWords } from '#bridge/calls/record/words.ts';
import type { BoundRecord, TableName } from '#gateway/record/binding.ts';
import { trialVirtuals } from './trial-rules.ts';

/** A record that exists in tests alone and has everything a record can have besides dates. */
export const trial = defineRecord({
  name: 'trial',
  base: '/gateway/tum/web/trial',
  functionId: 'system.trials',
  route: '/trials/:id',
  fields: {
    employment: reference('employment', { required: true, fixed: true }),
    code: text(20, { required: true, unique: true }),
    level: choice(['low', 'middle', 'high']),
    amount: decimal({ digits: 18, scale: 2 }, { right: 'hidden' }),
    heldOn: dayField(),
    scan: file(),
    half: virtual(decimal({ digits: 18, scale: 2 }), { from: ['amount'] }),
    season: virtual(choice(['spring', 'autumn']), { from: ['heldOn'] }),
  },
  title: 'code',
  key: ['code'],
  range: { of: 'person', field: 'employment' },
  list: {
    columns: ['employment', 'code', 'level', 'heldOn', 'season'],
    filters: ['employment', 'level', 'heldOn', 'season', 'half'],
    sorts: ['code', 'heldOn', 'season', 'half'],
    sort: { column: 'code', direction: 'asc' },
    search: ['code'],
  },
  sections: {
    basic: ['employment', 'code', 'level', 'amount', 'heldOn', 'scan', 'half', 'season'],
  },
  lines: {
    sessions: {
      most: 3,
      fields: {
        topic: text(40, { required: true }),
        heldOn: dayField(),
        span: minutes({ max: 6000 }),
        fee: decimal({ digits: 20, scale: 4 }),
        level: choice(['low', 'high']),
        done: flag(),
        seats: integer({ min: 0, max: 99 }),
        teacher: reference('employment'),
      },
    },
  },
  states: {
    values: ['draft', 'open', 'closed'],
    initial: 'draft',
    moves: {
      publish: { from: ['draft'], to: 'open', needs: ['heldOn'], approvable: true },
      reopen: { from: ['closed'], to: 'open', reason: true },
      close: { from: ['open'], to: 'closed', functionId: 'system.trials.close' },
    },
    closed: { open: ['code'], closed: 'row' },
  },
  reminders: { heldOn: [30, 7] },
});

/** The calls of trials, which no gateway has. */
export const trialCalls = recordCalls(trial);

const fields = {
  employment: 'Person',
  code: 'Code',
  level: 'Level',
  amount: 'Amount',
  heldOn: 'Held on',
  scan: 'Scan',
  half: 'Half',
  season: 'Season',
} as const;

const levels = { low: 'Low', middle: 'Middle', high: 'High' } as const;

const texts = {
  name: 'trial',
  plural: 'Trials',
  fields,
  choices: { level: levels, season: { spring: 'Spring', autumn: 'Autumn' } },
  sections: { basic: 'Basics' },
  lines: {
    sessions: {
      name: 'Sessions',
      fields: {
        topic: 'Topic',
        heldOn: 'Held on',
        span: 'Span',
        fee: 'Fee',
        level: 'Level',
        done: 'Done',
        seats: 'Seats',
        teacher: 'Teacher',
      },
      choices: { level: { low: 'Low', high: 'High' } },
    },
  },
  states: { draft: 'Draft', open: 'Open', closed: 'Closed' },
  moves: { publish: 'Publish', reopen: 'Reopen', close: 'Close' },
} as const;

export const trialWords = recordWords(trial, {
  'zh-CN': { ...texts, plural: '试验', fields: { ...fields, code: '编码' } },
  en: texts,
});

/** Where trials are; its rules are those that a test puts there. */
export const trials: BoundRecord = {
  record: trial as unknown as AnyRecord,
  // The table is not one of the gateway's.
  table: 'trial' as TableName,
  words: trialWords,
  columns: {},
  sortKeys: {},
  keyword: null,
  virtuals: trialVirtuals,
  lines: { sessions: { table: 'trial_session' as TableName, owner: 'trial_id' } },
  rules: {},
};

/** The tables of trials and of their sessions. */
export const trialTables = `
  create table app.trial (
    tenant_id uuid not null references app.tenant (id),
    id uuid not null,
    employment_id uuid not null,
    code text collate "C" not null,
    level text collate "C",
    amount numeric(18, 2),
    held_on date,
    scan_id uuid,
    state text collate "C" not null,
    pending uuid,
    custom jsonb not null default '{}',
    version integer not null default 1,
    created_at timestamptz not null default now(),
    removed_at timestamptz,
    primary key (tenant_id, id)
  );
  create unique index trial_code on app.trial (tenant_id, code) where removed_at is null;
  select app.protect_tenant_table('app.trial', array['select', 'insert', 'update']);
  create table app.trial_session (
    tenant_id uuid not null references app.tenant (id),
    id uuid not null,
    trial_id uuid not null,
    sort_order integer not null,
    topic text not null,
    held_on date,
    span integer,
    fee numeric(20, 4),
    level text collate "C",
    done boolean,
    seats integer,
    teacher_id uuid,
    primary key (tenant_id, id),
    foreign key (tenant_id, trial_id) references app.trial (tenant_id, id)
  );
  select app.protect_tenant_table('app.trial_session');
`;
