-- Reports that come to a person by themselves: one row for each receiver.

create table app.report_subscription (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  -- Who receives it, and with whose rights it is made.
  account_id uuid not null,
  -- Who subscribed the receiver; the same account where the receiver did.
  made_by uuid not null,
  -- The id of a saved report, or the code of one that is built in.
  report text collate "C" not null,
  -- When it comes, by the clock of the company.
  rhythm jsonb not null,
  -- What the report is narrowed to.
  filters jsonb not null,
  way text collate "C" not null check (way in ('portal', 'message')),
  workbook boolean not null,
  state text collate "C" not null default 'active' check (state in ('active', 'paused', 'stopped')),
  stopped text collate "C" check (stopped in ('left', 'noRight', 'gone')),
  -- The next moment at which it is due.
  next_at timestamptz,
  last_sent_at timestamptz,
  -- Why the last one could not be made: the name of a code, with its words in both languages.
  error text collate "C",
  error_words jsonb,
  -- The job that made the last one, whose file is the workbook.
  last_job_id uuid,
  version integer not null default 1,
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id)
    references app.membership (tenant_id, account_id) on delete cascade,
  check ((state = 'active') = (next_at is not null)),
  check ((state = 'stopped') = (stopped is not null))
);
create index report_subscription_due on app.report_subscription (tenant_id, next_at)
  where state = 'active' and removed_at is null;
create index report_subscription_by_receiver on app.report_subscription (tenant_id, account_id)
  where removed_at is null;
create index report_subscription_by_maker on app.report_subscription (tenant_id, made_by)
  where removed_at is null;
select app.protect_tenant_table('app.report_subscription', array['select', 'insert', 'update']);
