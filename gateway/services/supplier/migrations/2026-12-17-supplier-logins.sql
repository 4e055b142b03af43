-- People of a supplier sign in to the company they deliver to, and see what is their supplier's there.

-- A role of their own runs what they ask of suppliers. It is granted single columns of few tables, so that whatever code
-- forgets, everything else is refused by the database. Roles belong to the whole server, and only the administrator of the
-- database makes them.
reset role;
do $$
begin
  create role app_partner nologin nosuperuser nobypassrls nocreatedb nocreaterole noinherit;
exception when duplicate_object or unique_violation then
  null;
end
$$;
comment on role app_partner is 'Runs requests of people of a supplier. Sees the rows of one supplier of one tenant.';
set local role app_owner;
grant usage on schema app to app_partner;

create function app.supplier() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.supplier', true), '')::uuid $$;
comment on function app.supplier() is 'The supplier this transaction acts for; null (no rows) when none is set.';

-- A membership with a supplier is that of one of its people: no employment, never a super user, and of this supplier for good.
alter table app.membership
  add column supplier_id uuid,
  add foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id),
  add constraint membership_of_partner check (supplier_id is null or (employment_id is null and not is_super));
create index membership_by_supplier on app.membership (tenant_id, supplier_id) where supplier_id is not null;

create function app.keep_supplier_of_membership() returns trigger
  language plpgsql
  set search_path = pg_catalog
  as $$
begin
  raise exception 'A membership keeps its supplier.';
end
$$;
revoke execute on function app.keep_supplier_of_membership() from public;
create trigger keep_supplier before update of supplier_id on app.membership
  for each row when (new.supplier_id is distinct from old.supplier_id)
  execute function app.keep_supplier_of_membership();

alter table app.session
  drop constraint session_kind_check,
  add constraint session_kind_check check (kind in ('staff', 'admin', 'operator', 'partner'));

-- What the supplier says of an order, and when it first saw it.
alter table app.purchase_order
  add column sent_at timestamptz,
  add column promised_on date,
  add column reply text;
alter table app.purchase_order no force row level security;
update app.purchase_order set sent_at = created_at where state not in ('draft', 'cancelled');
alter table app.purchase_order force row level security;

-- Grants columns of a table, and binds what the role sees of it to the rows of a condition. The policy is restrictive: that
-- of the tenant is for everybody, and a second permissive one would open every supplier.
create function app.protect_partner_table(target regclass, columns text[], condition text) returns void
  language plpgsql
  set search_path = pg_catalog
  as $$
begin
  execute format('grant select (%s) on %s to app_partner',
    (select string_agg(quote_ident(name), ', ') from unnest(columns) name), target);
  execute format('create policy partner on %s as restrictive to app_partner using (%s) with check (%s)',
    target, condition, condition);
end
$$;
revoke execute on function app.protect_partner_table(regclass, text[], text) from public;
comment on function app.protect_partner_table(regclass, text[], text) is
  'Grants app_partner some columns of a table, and only the rows of a condition.';

-- Their own company. No notes of ours, no reason of a blacklisting.
select app.protect_partner_table('app.supplier',
  array['tenant_id', 'id', 'name', 'short_name', 'credit_code', 'kind', 'since', 'legal_person', 'address', 'pay_days',
    'tolerance', 'state', 'removed_at'],
  'id = (select app.supplier()) and removed_at is null');
select app.protect_partner_table('app.supplier_contact',
  array['tenant_id', 'id', 'supplier_id', 'sort_order', 'name', 'post', 'phone', 'email', 'duty'],
  'supplier_id = (select app.supplier())');

-- Licences: they hand in new ones; ours to confirm.
select app.protect_partner_table('app.supplier_qualification',
  array['tenant_id', 'id', 'number', 'supplier_id', 'kind', 'issuer', 'issued_on', 'expires_on', 'scope', 'scan_id',
    'reject_reason', 'state', 'version', 'created_at', 'removed_at'],
  'supplier_id = (select app.supplier()) and removed_at is null');
grant insert (tenant_id, id, number, supplier_id, kind, issuer, issued_on, expires_on, scope, scan_id, state)
  on app.supplier_qualification to app_partner;
create policy partner_hands_in on app.supplier_qualification as restrictive for insert to app_partner
  with check (state = 'pending');

-- Scans: what the person uploaded, and what is in a licence of the supplier.
select app.protect_partner_table('app.record_file',
  array['tenant_id', 'id', 'record', 'field', 'row_id', 'name', 'format', 'size', 'content', 'account_id'],
  'record = ''supplierQualification'' and ((row_id is null and account_id = (select app.actor()))
    or row_id in (select q.id from app.supplier_qualification q where q.tenant_id = (select app.tenant())))');
grant insert (tenant_id, id, record, field, name, format, size, content, added_at, account_id, actor_name)
  on app.record_file to app_partner;
grant update (row_id) on app.record_file to app_partner;

-- Orders from the moment they are sent; the supplier accepts them and promises a day.
select app.protect_partner_table('app.purchase_order',
  array['tenant_id', 'id', 'number', 'supplier_id', 'ordered_on', 'needed_on', 'place', 'state', 'version', 'sent_at',
    'promised_on', 'reply', 'removed_at'],
  'supplier_id = (select app.supplier()) and removed_at is null and state <> ''draft''
    and (state <> ''cancelled'' or sent_at is not null)');
grant update (state, version, promised_on, reply) on app.purchase_order to app_partner;
create policy partner_answers on app.purchase_order as restrictive for update to app_partner
  using (state in ('ordered', 'acknowledged', 'partly'))
  with check (state in ('acknowledged', 'partly'));
select app.protect_partner_table('app.purchase_order_item',
  array['tenant_id', 'id', 'order_id', 'sort_order', 'item', 'name', 'unit', 'quantity', 'price', 'tax_rate'],
  'order_id in (select r.id from app.purchase_order r where r.tenant_id = (select app.tenant()))');

-- Deliveries: the supplier announces them, and sees what became of them. Who received them is not theirs to know.
select app.protect_partner_table('app.supplier_delivery',
  array['tenant_id', 'id', 'number', 'order_id', 'announced_for', 'arrived_on', 'settlement_id', 'state', 'version',
    'request_key', 'created_at', 'removed_at'],
  'removed_at is null and order_id in (
    select r.id from app.purchase_order r where r.tenant_id = (select app.tenant()))');
grant insert (tenant_id, id, number, order_id, announced_for, request_key, state) on app.supplier_delivery to app_partner;
create policy partner_announces on app.supplier_delivery as restrictive for insert to app_partner
  with check (state = 'announced');
select app.protect_partner_table('app.supplier_delivery_item',
  array['tenant_id', 'id', 'delivery_id', 'sort_order', 'line_no', 'accepted', 'rejected', 'reason'],
  'delivery_id in (select d.id from app.supplier_delivery d where d.tenant_id = (select app.tenant()))');
grant insert (tenant_id, id, delivery_id, sort_order, line_no, accepted, rejected)
  on app.supplier_delivery_item to app_partner;
create policy partner_announces on app.supplier_delivery_item as restrictive for insert to app_partner
  with check (delivery_id in (select d.id from app.supplier_delivery d
    where d.tenant_id = (select app.tenant()) and d.state = 'announced'));

-- Settlements once they are sent, until they are void.
select app.protect_partner_table('app.supplier_settlement',
  array['tenant_id', 'id', 'number', 'supplier_id', 'month', 'adjustment', 'adjustment_reason', 'dispute_note', 'paid_on',
    'state', 'version', 'removed_at'],
  'supplier_id = (select app.supplier()) and removed_at is null
    and state in (''sent'', ''disputed'', ''confirmed'', ''approved'', ''paid'')');
grant update (state, version, dispute_note) on app.supplier_settlement to app_partner;
create policy partner_answers on app.supplier_settlement as restrictive for update to app_partner
  using (state = 'sent') with check (state in ('confirmed', 'disputed'));

-- Evaluations once they are released, without our notes.
select app.protect_partner_table('app.supplier_evaluation',
  array['tenant_id', 'id', 'name', 'supplier_id', 'from_on', 'to_on', 'released_on', 'appeal_note', 'appealed_on', 'state',
    'version', 'removed_at'],
  'supplier_id = (select app.supplier()) and removed_at is null and state in (''released'', ''appealed'', ''final'')');
grant update (state, version, appeal_note, appealed_on) on app.supplier_evaluation to app_partner;
create policy partner_answers on app.supplier_evaluation as restrictive for update to app_partner
  using (state = 'released') with check (state = 'appealed');
select app.protect_partner_table('app.supplier_score',
  array['tenant_id', 'id', 'evaluation_id', 'sort_order', 'criterion', 'weight', 'value'],
  'evaluation_id in (select v.id from app.supplier_evaluation v where v.tenant_id = (select app.tenant()))');

-- The company's name, the person's own, and the trails that a write leaves.
grant select (id, name, locale) on app.tenant to app_partner;
create policy partner on app.tenant for select to app_partner using (id = (select app.tenant()));
grant select (id, display_name) on app.account to app_partner;
create policy partner on app.account for select to app_partner using (id = (select app.actor()));
grant insert on app.audit_event to app_partner;
create policy partner on app.audit_event as restrictive to app_partner
  using (false) with check (account_id = (select app.actor()));
grant insert on app.record_history to app_partner;
create policy partner on app.record_history as restrictive to app_partner
  using (false) with check (account_id = (select app.actor()) and record in
    ('supplierQualification', 'purchaseOrder', 'supplierDelivery', 'supplierSettlement', 'supplierEvaluation'));

-- Who edits suppliers invites their people.
alter table app.role_function no force row level security;
insert into app.role_function (tenant_id, role_id, function_id)
select f.tenant_id, f.role_id, n.name
from app.role_function f
cross join (values ('purchasing.logins'), ('purchasing.logins.edit')) n (name)
where f.function_id = 'purchasing.suppliers.edit'
on conflict do nothing;
alter table app.role_function force row level security;
