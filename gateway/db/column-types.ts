import type { ColumnType } from 'kysely';

/** `timestamptz`: read as a Date, written as a Date or as ISO text with a zone. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** `timestamptz not null default now()`: may be left out of an insert. */
export type TimestampWithDefault = ColumnType<Date, Date | string | undefined, Date | string>;

/** `jsonb`: read as the value, written as JSON text. */
export type Json<Value> = ColumnType<Value, string, string>;

/** `jsonb not null default '{}'`. */
export type JsonWithDefault<Value> = ColumnType<Value, string | undefined, string>;
