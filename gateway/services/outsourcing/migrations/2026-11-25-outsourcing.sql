-- Dispatched work: agencies, what is agreed with them, the workers they send, and what they are owed.

create table app.agency (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  name text not null,
  credit_code text collate "C" not null,
  permit_number text not null,
  permit_from date not null,
  permit_to date not null,
  permit_scan_id uuid,
  contact text,
  phone text collate "C",
  email text collate "C",
  note text,
  state text collate "C" not null check (state in ('active', 'blocked')),
  pending uuid,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  check (permit_to >= permit_from)
);
create unique index agency_name on app.agency (tenant_id, name) where removed_at is null;
create unique index agency_credit_code on app.agency (tenant_id, credit_code) where removed_at is null;
create index agency_by_permit_to on app.agency (tenant_id, permit_to, id);
select app.protect_tenant_table('app.agency', array['select', 'insert', 'update']);

create table app.dispatch_agreement (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  number text collate "C" not null,
  agency_id uuid not null,
  entity_id uuid not null,
  signed_on date,
  from_on date not null,
  to_on date not null,
  fee_by text collate "C" not null check (fee_by in ('percent', 'head')),
  fee numeric(12, 4) not null,
  tax_on text collate "C" not null check (tax_on in ('fee', 'total')),
  tax_rate numeric(5, 2) not null,
  insurance_by text collate "C" not null check (insurance_by in ('agency', 'host')),
  notice_days integer,
  injury text,
  compensation text,
  breach text,
  scan_id uuid,
  state text collate "C" not null check (state in ('draft', 'active', 'suspended', 'ended', 'dropped')),
  pending uuid,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, agency_id) references app.agency (tenant_id, id),
  foreign key (tenant_id, entity_id) references app.legal_entity (tenant_id, id),
  check (to_on >= from_on)
);
create unique index dispatch_agreement_number on app.dispatch_agreement (tenant_id, number) where removed_at is null;
create index dispatch_agreement_by_from_on on app.dispatch_agreement (tenant_id, from_on, id);
create index dispatch_agreement_by_to_on on app.dispatch_agreement (tenant_id, to_on, id);
create index dispatch_agreement_by_agency on app.dispatch_agreement (tenant_id, agency_id);
select app.protect_tenant_table('app.dispatch_agreement', array['select', 'insert', 'update']);

create table app.dispatch_post (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  name text not null,
  agreement_id uuid not null,
  organ_id uuid not null,
  kind text collate "C" not null check (kind in ('temporary', 'auxiliary', 'substitute')),
  heads integer not null,
  place text not null,
  from_on date not null,
  to_on date not null,
  hour_price numeric(12, 4) not null,
  replaced_id uuid,
  reason text,
  consulted_on date,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, agreement_id) references app.dispatch_agreement (tenant_id, id),
  foreign key (tenant_id, organ_id) references app.organ (tenant_id, id),
  foreign key (tenant_id, replaced_id) references app.employment (tenant_id, id),
  check (to_on >= from_on)
);
create index dispatch_post_by_name on app.dispatch_post (tenant_id, name, id);
create index dispatch_post_by_from_on on app.dispatch_post (tenant_id, from_on, id);
create index dispatch_post_by_to_on on app.dispatch_post (tenant_id, to_on, id);
create index dispatch_post_by_agreement on app.dispatch_post (tenant_id, agreement_id);
select app.protect_tenant_table('app.dispatch_post', array['select', 'insert', 'update']);

create table app.dispatch_assignment (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  employment_id uuid not null,
  post_id uuid not null,
  from_on date not null,
  to_on date not null,
  -- The worker's contract with the agency.
  agency_from date not null,
  agency_to date not null,
  comparable_pay numeric(12, 2),
  own_pay numeric(12, 2),
  protection text collate "C"
    check (protection in ('occupational-disease-check', 'work-injury', 'medical-period', 'pregnancy', 'near-retirement')),
  protected_until date,
  ratio_reason text,
  note text,
  state text collate "C" not null check (state in ('planned', 'working', 'ended', 'returned', 'cancelled')),
  pending uuid,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id),
  foreign key (tenant_id, post_id) references app.dispatch_post (tenant_id, id),
  check (to_on >= from_on)
);
create index dispatch_assignment_by_from_on on app.dispatch_assignment (tenant_id, from_on, id);
create index dispatch_assignment_by_to_on on app.dispatch_assignment (tenant_id, to_on, id);
create index dispatch_assignment_by_employment on app.dispatch_assignment (tenant_id, employment_id, from_on);
create index dispatch_assignment_by_post on app.dispatch_assignment (tenant_id, post_id);
select app.protect_tenant_table('app.dispatch_assignment', array['select', 'insert', 'update']);

create table app.dispatch_return (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  employment_id uuid not null,
  reason text collate "C" not null
    check (reason in ('fault', 'illness', 'unfit', 'changed', 'redundancy', 'hostClosed', 'agreementEnded')),
  notice_on date not null,
  effective_on date not null,
  evidence_id uuid,
  replacement boolean,
  note text,
  state text collate "C" not null check (state in ('draft', 'sent', 'disputed', 'accepted', 'dropped')),
  pending uuid,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id),
  check (effective_on >= notice_on)
);
create index dispatch_return_by_notice_on on app.dispatch_return (tenant_id, notice_on, id);
create index dispatch_return_by_effective_on on app.dispatch_return (tenant_id, effective_on, id);
create index dispatch_return_by_employment on app.dispatch_return (tenant_id, employment_id);
select app.protect_tenant_table('app.dispatch_return', array['select', 'insert', 'update']);

create table app.dispatch_settlement (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  employment_id uuid not null,
  -- The first day of the month.
  month date not null,
  hours numeric(7, 2) not null,
  overtime150 numeric(7, 2),
  overtime200 numeric(7, 2),
  overtime300 numeric(7, 2),
  insurance numeric(12, 2),
  note text,
  state text collate "C" not null check (state in ('draft', 'approved', 'disputed', 'paid')),
  pending uuid,
  custom jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, employment_id) references app.employment (tenant_id, id)
);
create unique index dispatch_settlement_month on app.dispatch_settlement (tenant_id, employment_id, month)
  where removed_at is null;
create index dispatch_settlement_by_month on app.dispatch_settlement (tenant_id, month, id);
select app.protect_tenant_table('app.dispatch_settlement', array['select', 'insert', 'update']);
