-- Why a blacklisted supplier is paid what it is owed all the same. Without it nothing is paid to one.
alter table app.supplier_settlement add column paid_despite text;
