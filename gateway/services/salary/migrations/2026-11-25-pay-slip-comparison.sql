-- What a slip shows beside the one of the month before. It is found with the calculation: that month is closed by then.
alter table app.pay_slip
  add column net_before bigint,
  add column reasons text[] not null default '{}',
  add column exceptions text[] not null default '{}';
