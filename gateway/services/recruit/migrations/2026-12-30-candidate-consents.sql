-- Consent of candidates, how long their data is kept, and its removal.

alter table app.candidate
  -- The last day the data is kept, by a consent or its withdrawal; null: so many months after the row was added.
  add column keep_until date,
  -- The last day whose reminder has gone out.
  add column reminded_for date,
  -- When the data about the person was removed. The row stays for figures.
  add column cleared_on date,
  add check (cleared_on is null or removed_at is not null);
create index candidate_to_clear on app.candidate (tenant_id, created_at) where cleared_on is null;
create index candidate_by_end on app.candidate (tenant_id, keep_until) where keep_until is not null and cleared_on is null;

-- Until when data of the kept row was kept before.
alter table app.candidate_merge add column keep_until_before date;

-- A company has time to look before candidates of earlier years are removed.
alter table app.candidate no force row level security;
update app.candidate set keep_until = current_date + 90
where removed_at is null and created_at < now() - interval '21 months';
alter table app.candidate force row level security;

-- How long a company keeps data of candidates; 24 months without a row.
create table app.hiring_privacy (
  tenant_id uuid primary key references app.tenant (id),
  months integer not null check (months between 1 and 120),
  version integer not null default 1
);
select app.protect_tenant_table('app.hiring_privacy', array['select', 'insert', 'update']);

-- The text that candidates agree to, by version; the built-in one without a row.
create table app.consent_text (
  tenant_id uuid not null references app.tenant (id),
  version integer not null check (version > 1),
  words_zh text not null,
  words_en text not null,
  at timestamptz not null,
  account_id uuid not null,
  -- Kept as it was then.
  account_name text not null,
  primary key (tenant_id, version)
);
select app.protect_tenant_table('app.consent_text', array['select', 'insert']);

-- What a candidate agreed to or withdrew. It stays when the data of the candidate is removed.
create table app.candidate_consent (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  candidate_id uuid not null,
  kind text collate "C" not null check (kind in ('given', 'withdrawn')),
  source text collate "C" not null
    check (source in ('interview', 'offer', 'mail', 'phone', 'paper', 'platform', 'agency')),
  -- Null where the candidate agreed to a text that is not the company's.
  text_version integer,
  given_on date not null,
  -- The last day the data may be kept; null for a withdrawal.
  until date,
  at timestamptz not null,
  -- Null for the candidate.
  account_id uuid,
  account_name text,
  primary key (tenant_id, id),
  foreign key (tenant_id, candidate_id) references app.candidate (tenant_id, id),
  check ((kind = 'given') = (until is not null))
);
create index candidate_consent_by_candidate on app.candidate_consent (tenant_id, candidate_id, at);
select app.protect_tenant_table('app.candidate_consent', array['select', 'insert']);

-- Takes what is said about candidates out of trails that nobody changes otherwise. Who did what and when stays.
create function app.clear_candidates(ids uuid[], mails text[]) returns void
  language plpgsql security definer
  set search_path = pg_catalog
  as $$
begin
  if exists (
    select from app.candidate c
    where c.tenant_id = (select app.tenant()) and c.id = any(ids) and c.cleared_on is null
  ) then
    raise exception 'candidates are cleared before their trails';
  end if;
  update app.record_history h set changes = coalesce((
      select jsonb_agg(jsonb_build_object('field', x.entry -> 'field', 'before', null, 'after', null))
      from jsonb_array_elements(h.changes) x (entry)), '[]')
  where h.tenant_id = (select app.tenant()) and h.record = 'candidate' and h.row_id = any(ids);
  -- A candidate who answered by a link is named as who did it, with the reason.
  update app.record_history h set actor_name = '', changes = coalesce((
      select jsonb_agg(case when x.entry ->> 'field' = 'state.reason'
        then x.entry || '{"before": null, "after": null}' else x.entry end)
      from jsonb_array_elements(h.changes) x (entry)), '[]')
  where h.tenant_id = (select app.tenant()) and h.record = 'offer' and h.account_id is null
    and h.row_id in (select o.id from app.offer o
      where o.tenant_id = (select app.tenant()) and o.candidate_id = any(ids));
  -- The first line of an offer names its candidate.
  update app.record_history h set changes = (
      select jsonb_agg(case when x.entry ->> 'field' = 'candidate'
        then '{"field": "candidate", "before": null, "after": null}' else x.entry end)
      from jsonb_array_elements(h.changes) x (entry))
  where h.tenant_id = (select app.tenant()) and h.record = 'offer' and h.action = 'create'
    and h.row_id in (select o.id from app.offer o
      where o.tenant_id = (select app.tenant()) and o.candidate_id = any(ids));
  update app.application_step s set reason = null,
    account_name = case when s.account_id is null then null else s.account_name end
  where s.tenant_id = (select app.tenant()) and s.application_id in (select a.id from app.application a
    where a.tenant_id = (select app.tenant()) and a.candidate_id = any(ids));
  -- A log outside of a demo keeps no whole address; in one a company may have no connection of its own.
  delete from app.sent_message m
  where (m.sent_for = (select app.tenant()) or m.sent_for is null) and m.target = any(mails);
end
$$;
revoke execute on function app.clear_candidates(uuid[], text[]) from public;
grant execute on function app.clear_candidates(uuid[], text[]) to app_rw;
comment on function app.clear_candidates(uuid[], text[]) is
  'Takes values and names out of the history and the steps of cleared candidates of this tenant, and their mails out of the log.';

-- Who looks after duplicates looks after the data of candidates as well.
alter table app.role_function no force row level security;
insert into app.role_function (tenant_id, role_id, function_id)
select f.tenant_id, f.role_id, added.function_id
from app.role_function f, (values ('recruitment.privacy'), ('recruitment.privacy.edit'),
  ('recruitment.privacy.clear')) added(function_id)
where f.function_id = 'recruitment.duplicates'
on conflict do nothing;
alter table app.role_function force row level security;
