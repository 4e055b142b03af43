import { type RawBuilder, sql } from 'kysely';

/** The condition on a day of a roster (`d`) that it is drawn up in another way than it is published. */
export const isUnpublished: RawBuilder<boolean> = sql<boolean>`(
  d.shift_id is distinct from d.published_shift_id or d.rests <> d.published_rests)`;

/** The condition on a day of a roster (`d`) of an employment (`e`) that the person is employed on it: others cannot be published. */
export const isEmployedDay: RawBuilder<boolean> = sql<boolean>`(
  d.day >= e.joined_on and (e.left_on is null or d.day <= e.left_on))`;
