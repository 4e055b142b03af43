-- How a company reaches people by mail and SMS, and what was sent.

create table app.delivery_connection (
  tenant_id uuid not null references app.tenant (id),
  channel text not null check (channel in ('mail', 'sms')),
  -- Where and how to send; the shape is that of the channel.
  settings jsonb not null,
  -- The password or the key of the service, sealed with the key of the gateway; null without one.
  secret bytea,
  updated_at timestamptz not null,
  primary key (tenant_id, channel)
);
select app.protect_tenant_table('app.delivery_connection');

-- What left, or should have: before a sign-in no company is known, so it belongs to none.
create table app.sent_message (
  id uuid primary key,
  at timestamptz not null,
  channel text not null check (channel in ('mail', 'sms')),
  -- Whole in a demo only, otherwise its middle is hidden.
  target text not null,
  template text not null,
  -- Kept in a demo only: it holds codes.
  subject text,
  body text,
  state text not null check (state in ('sent', 'failed', 'kept')),
  -- Why it failed, as a name.
  error text,
  -- The company whose connection it used; null where none is set up.
  sent_for uuid references app.tenant (id)
);
create index sent_message_by_time on app.sent_message (at);
grant select, insert, delete on app.sent_message to app_ops;
