-- Before anything was ever paid, nothing is known of slips and lines, and the check that each line has its slip goes by
-- an index that holds the whole run. Once the first slips are there, their statistics set it right for all sessions.
create function app.refresh_pay_statistics() returns void
  language plpgsql security definer
  set search_path = pg_catalog
  as $$
begin
  if exists (select from pg_class c
      where c.oid in ('app.pay_slip'::regclass, 'app.pay_line'::regclass) and c.reltuples < 1) then
    analyze app.pay_slip;
    analyze app.pay_line;
  end if;
end
$$;
revoke execute on function app.refresh_pay_statistics() from public;
grant execute on function app.refresh_pay_statistics() to app_rw;
comment on function app.refresh_pay_statistics() is 'Looks through slips and lines once, when the first ones are there.';
