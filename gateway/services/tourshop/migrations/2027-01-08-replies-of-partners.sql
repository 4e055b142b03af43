-- What a supplier says to a paid booking of its trips. Its role changes no booking: a job of the company does what it says.
create table app.tour_reply (
  tenant_id uuid not null references app.tenant (id),
  id uuid not null,
  booking_id uuid not null,
  supplier_id uuid not null,
  reply text collate "C" not null check (reply in ('confirm', 'refuse')),
  -- The supplier's number, or why not.
  words text not null check (char_length(words) between 1 and case reply when 'confirm' then 40 else 200 end),
  account_id uuid not null,
  at timestamptz not null,
  done_at timestamptz,
  -- A booking that was cancelled or answered meanwhile, has begun or is another supplier's by now is left as it is.
  outcome text collate "C" check (outcome in ('applied', 'late')),
  primary key (tenant_id, id),
  foreign key (tenant_id, booking_id) references app.tour_booking (tenant_id, id),
  foreign key (tenant_id, supplier_id) references app.supplier (tenant_id, id),
  check ((done_at is null) = (outcome is null))
);
create unique index tour_reply_open on app.tour_reply (tenant_id, booking_id) where done_at is null;
create index tour_reply_by_booking on app.tour_reply (tenant_id, booking_id);
create index tour_reply_by_supplier on app.tour_reply (tenant_id, supplier_id);
select app.protect_tenant_table('app.tour_reply', array['select', 'insert', 'update']);

select app.protect_partner_table('app.tour_reply', array['tenant_id', 'id', 'booking_id', 'supplier_id', 'reply', 'done_at'],
  'supplier_id = (select app.supplier()) and booking_id in (select b.booking_id from app.partner_bookings() b)');
grant insert (tenant_id, id, booking_id, supplier_id, reply, words, account_id, at) on app.tour_reply to app_partner;
create policy partner_replies on app.tour_reply as restrictive for insert to app_partner
  with check (account_id = (select app.actor())
    and booking_id in (select b.booking_id from app.partner_bookings() b where b.can_reply));
