-- Which supplier runs a trip, so that its people see who travels: near the days of the trip, and not before.
alter table app.tour_product
  add column partner_id uuid,
  add foreign key (tenant_id, partner_id) references app.supplier (tenant_id, id);
create index tour_product_by_partner on app.tour_product (tenant_id, partner_id) where partner_id is not null;

-- A departure keeps the supplier that it was given: who runs later ones sees no one of earlier ones.
alter table app.tour_departure
  add column partner_id uuid,
  add foreign key (tenant_id, partner_id) references app.supplier (tenant_id, id);
create index tour_departure_by_partner on app.tour_departure (tenant_id, partner_id) where partner_id is not null;

-- The tables of the shop stay closed to the role of suppliers. Two functions tell it what is of their own trips.
create function app.partner_bookings()
  returns table (departure_id uuid, name text, name_en text, from_on date, to_on date, gather text, booking_id uuid,
    number text, state text, persons integer, supplier_number text, can_reply boolean)
  language sql stable security definer
  set search_path = pg_catalog
  as $$
    select d.id, p.name, p.name_en, d.from_on, d.to_on, d.gather, b.id, b.number, b.state,
      (select count(*)::integer from app.tour_traveller t
        where t.tenant_id = b.tenant_id and t.booking_id = b.id and t.state = 'going'),
      b.supplier_number,
      -- Once a trip has begun it is not taken back. The day of companies, as the calendar of the gateway has it.
      b.state = 'paid' and d.state in ('open', 'stopped', 'guaranteed')
        and d.from_on >= (now() at time zone 'Asia/Shanghai')::date
    from app.tour_departure d
    join app.tour_product p on p.tenant_id = d.tenant_id and p.id = d.product_id
    join app.tour_booking b on b.tenant_id = d.tenant_id and b.departure_id = d.id
    where d.tenant_id = app.tenant() and d.partner_id = app.supplier() and d.removed_at is null
      and b.state in ('paid', 'confirmed')
  $$;
revoke execute on function app.partner_bookings() from public;
grant execute on function app.partner_bookings() to app_partner;
comment on function app.partner_bookings() is
  'Paid and confirmed bookings of the trips of the supplier this transaction acts for. Who travels is not in it.';

-- What an agency buys tickets and insurance with. An employee has no document here; those of companions were given for this.
create function app.partner_travellers(of_departure uuid)
  returns table (booking_id uuid, phone text, sort_order integer, name text, kind text, document_kind text,
    document_number text)
  language sql stable security definer
  set search_path = pg_catalog
  as $$
    select b.id, b.phone, t.sort_order, t.name, t.kind, k.document_kind, k.document_number
    from app.tour_departure d
    join app.tour_booking b on b.tenant_id = d.tenant_id and b.departure_id = d.id
    join app.tour_traveller t on t.tenant_id = b.tenant_id and t.booking_id = b.id and t.state = 'going'
    left join app.tour_dependant k on k.tenant_id = t.tenant_id and k.id = t.dependant_id and k.removed_at is null
    where d.tenant_id = app.tenant() and d.id = of_departure and d.removed_at is null
      and d.partner_id = app.supplier() and b.state in ('paid', 'confirmed')
      and d.state in ('open', 'stopped', 'guaranteed', 'gone', 'done')
      -- The day of companies, as the calendar of the gateway has it.
      and (now() at time zone 'Asia/Shanghai')::date between d.from_on - 30 and d.to_on + 7
  $$;
revoke execute on function app.partner_travellers(uuid) from public;
grant execute on function app.partner_travellers(uuid) to app_partner;
comment on function app.partner_travellers(uuid) is
  'Who travels on a departure of the supplier this transaction acts for, from 30 days before it until 7 days after.';
