-- People of an agency sign in as people of the supplier that it is: they see its agreements, its workers, what their months
-- came to, and the requests for workers.
alter table app.agency
  add column supplier_id uuid,
  add foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id);
create unique index agency_supplier on app.agency (tenant_id, supplier_id) where removed_at is null;

-- What the agency says of the line of a month.
alter table app.dispatch_settlement
  add column dispute_note text,
  drop constraint dispatch_settlement_state_check,
  add constraint dispatch_settlement_state_check
    check (state in ('draft', 'approved', 'confirmed', 'disputed', 'paid'));

-- Their own agencies, and what was agreed with them. No contacts, no notes, and not what we say of who directs the work.
select app.protect_partner_table('app.agency',
  array['tenant_id', 'id', 'name', 'supplier_id', 'permit_number', 'permit_to', 'state', 'removed_at'],
  'supplier_id = (select app.supplier()) and removed_at is null');
select app.protect_partner_table('app.dispatch_agreement',
  array['tenant_id', 'id', 'number', 'agency_id', 'entity_id', 'kind', 'signed_on', 'from_on', 'to_on', 'price_by',
    'fee_by', 'fee', 'tax_on', 'tax_rate', 'insurance_by', 'notice_days', 'state', 'removed_at'],
  'removed_at is null and state in (''active'', ''suspended'', ''ended'')
    and agency_id in (select y.id from app.agency y where y.tenant_id = (select app.tenant()))');
select app.protect_partner_table('app.legal_entity', array['tenant_id', 'id', 'name'],
  'id in (select g.entity_id from app.dispatch_agreement g where g.tenant_id = (select app.tenant()))');
select app.protect_partner_table('app.dispatch_post',
  array['tenant_id', 'id', 'name', 'agreement_id', 'kind', 'heads', 'place', 'from_on', 'to_on', 'hour_price', 'month_pay',
    'removed_at'],
  'removed_at is null and agreement_id in (
    select g.id from app.dispatch_agreement g where g.tenant_id = (select app.tenant()))');

-- Their workers. No pay of ours, no protection and its cause, no notes.
select app.protect_partner_table('app.dispatch_assignment',
  array['tenant_id', 'id', 'employment_id', 'post_id', 'from_on', 'to_on', 'agency_from', 'agency_to', 'state', 'removed_at'],
  'removed_at is null and state in (''working'', ''ended'', ''returned'', ''converted'')
    and post_id in (select p.id from app.dispatch_post p where p.tenant_id = (select app.tenant()))');

-- Who a worker is: the table of people is closed to the role, these two words of it are not.
create function app.dispatched_worker(worker uuid) returns table (name text, staff_no text)
  language sql stable security definer
  set search_path = pg_catalog
  as $$
    select n.name, e.staff_no
    from app.employment e join app.person n on n.tenant_id = e.tenant_id and n.id = e.person_id
    where e.tenant_id = app.tenant() and e.id = worker and exists (
      select from app.dispatch_assignment a
      join app.dispatch_post p on p.tenant_id = a.tenant_id and p.id = a.post_id
      join app.dispatch_agreement g on g.tenant_id = p.tenant_id and g.id = p.agreement_id
      join app.agency y on y.tenant_id = g.tenant_id and y.id = g.agency_id
      where a.tenant_id = e.tenant_id and a.employment_id = e.id and a.removed_at is null
        and a.state in ('working', 'ended', 'returned', 'converted')
        and y.supplier_id = app.supplier() and y.removed_at is null)
  $$;
revoke execute on function app.dispatched_worker(uuid) from public;
grant execute on function app.dispatched_worker(uuid) to app_partner;
comment on function app.dispatched_worker(uuid) is
  'Name and staff number of a worker of the supplier this transaction acts for; no row for anybody else.';

-- The time of their workers on the days they sent them, once the month is closed. No leave by its kind, no single punch.
create function app.dispatched_time(of_month date)
  returns table (employment_id uuid, days integer, worked integer, overtime_workday integer, overtime_rest_day integer,
    overtime_holiday integer, absent integer)
  language sql stable security definer
  set search_path = pg_catalog
  as $$
    select d.employment_id, count(*) filter (where d.worked_minutes + d.trip_minutes > 0)::integer,
      sum(d.worked_minutes + d.trip_minutes)::integer, sum(d.overtime_workday)::integer,
      sum(d.overtime_rest_day)::integer, sum(d.overtime_holiday)::integer, sum(d.absent_minutes)::integer
    from app.day_result d
    where d.tenant_id = app.tenant() and d.day >= of_month and d.day < (of_month + interval '1 month')::date
      and exists (select from app.attendance_month m
        where m.tenant_id = d.tenant_id and m.month = of_month and m.state = 'closed')
      and exists (select from app.dispatch_assignment a
        join app.dispatch_post p on p.tenant_id = a.tenant_id and p.id = a.post_id
        join app.dispatch_agreement g on g.tenant_id = p.tenant_id and g.id = p.agreement_id
        join app.agency y on y.tenant_id = g.tenant_id and y.id = g.agency_id
        where a.tenant_id = d.tenant_id and a.employment_id = d.employment_id and a.removed_at is null
          and a.state in ('working', 'ended', 'returned', 'converted') and d.day between a.from_on and a.to_on
          and g.kind = 'dispatch' and y.supplier_id = app.supplier() and y.removed_at is null)
    group by d.employment_id
  $$;
revoke execute on function app.dispatched_time(date) from public;
grant execute on function app.dispatched_time(date) to app_partner;
comment on function app.dispatched_time(date) is
  'Minutes of the workers of the supplier this transaction acts for, in a closed month.';

select app.protect_partner_table('app.attendance_month', array['tenant_id', 'month', 'state'], 'state = ''closed''');

-- Whose worker it was in a month: of the last assignment, which the amounts are made from as well.
create function app.agency_of_month(worker uuid, of_month date) returns uuid
  language sql stable security definer
  set search_path = pg_catalog
  as $$
    select g.agency_id from app.dispatch_assignment a
    join app.dispatch_post p on p.tenant_id = a.tenant_id and p.id = a.post_id
    join app.dispatch_agreement g on g.tenant_id = p.tenant_id and g.id = p.agreement_id
    where a.tenant_id = app.tenant() and a.employment_id = worker and a.removed_at is null
      and a.state in ('working', 'ended', 'returned', 'converted')
      and a.from_on < (of_month + interval '1 month')::date and a.to_on >= of_month
    order by a.from_on desc limit 1
  $$;
revoke execute on function app.agency_of_month(uuid, date) from public;
grant execute on function app.agency_of_month(uuid, date) to app_partner, app_rw;
comment on function app.agency_of_month(uuid, date) is 'The agency that is owed for a worker in a month.';

-- What a month came to, once it is approved and until an approval of something else is asked for.
select app.protect_partner_table('app.dispatch_settlement',
  array['tenant_id', 'id', 'employment_id', 'month', 'corrects', 'hours', 'overtime150', 'overtime200', 'overtime300',
    'minutes', 'minutes150', 'minutes200', 'minutes300', 'days_due', 'days_worked', 'insurance', 'dispute_note', 'state',
    'version', 'removed_at'],
  'removed_at is null and state in (''approved'', ''confirmed'', ''disputed'', ''paid'')
    and employment_id in (select a.employment_id from app.dispatch_assignment a where a.tenant_id = (select app.tenant()))
    and app.agency_of_month(employment_id, coalesce(corrects, month)) in (
      select y.id from app.agency y where y.tenant_id = (select app.tenant()))');
grant update (state, version, dispute_note) on app.dispatch_settlement to app_partner;
create policy partner_answers on app.dispatch_settlement as restrictive for update to app_partner
  using (state = 'approved') with check (state in ('confirmed', 'disputed'));

-- Requests that were sent to them, and whom they propose. They write an ID number and never read one.
select app.protect_partner_table('app.staff_request',
  array['tenant_id', 'id', 'title', 'post_id', 'heads', 'why', 'needed_on', 'note', 'state', 'version', 'removed_at'],
  'removed_at is null and state in (''sent'', ''filled'')
    and post_id in (select p.id from app.dispatch_post p where p.tenant_id = (select app.tenant()))');
grant update (version) on app.staff_request to app_partner;
create policy partner_proposes on app.staff_request as restrictive for update to app_partner
  using (state = 'sent') with check (state = 'sent');
select app.protect_partner_table('app.staff_request_candidate',
  array['tenant_id', 'id', 'request_id', 'sort_order', 'name', 'phone', 'decision', 'reason'],
  'request_id in (select r.id from app.staff_request r where r.tenant_id = (select app.tenant()))');
grant insert (tenant_id, id, request_id, sort_order, name, phone, id_number, decision)
  on app.staff_request_candidate to app_partner;
create policy partner_proposes on app.staff_request_candidate as restrictive for insert to app_partner
  with check (decision = 'open' and request_id in (select r.id from app.staff_request r
    where r.tenant_id = (select app.tenant()) and r.state = 'sent'));
grant delete on app.staff_request_candidate to app_partner;
create policy partner_withdraws on app.staff_request_candidate as restrictive for delete to app_partner
  using (decision = 'open');

drop policy partner on app.record_history;
create policy partner on app.record_history as restrictive to app_partner
  using (false) with check (account_id = (select app.actor()) and record in
    ('supplierQualification', 'purchaseOrder', 'supplierDelivery', 'supplierSettlement', 'supplierEvaluation',
      'dispatchSettlement', 'staffRequest'));
