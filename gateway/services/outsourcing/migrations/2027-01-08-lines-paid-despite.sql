-- Why a line of an agency that is a blacklisted supplier is paid all the same.
alter table app.dispatch_settlement add column paid_despite text;
