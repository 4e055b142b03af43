import type { ReactElement } from 'react';
import { formatDate } from '#ui/texts/format.ts';
import { clockOf } from '../texts/clock.ts';
import css from './training.module.css';

interface Facts {
  readonly fromOn: string;
  readonly toOn: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly place: string | null;
  readonly trainer?: string | null;
}

/** When and where a session is, on one line. */
export function SessionFacts({ session }: { session: Facts }): ReactElement {
  const { fromOn, toOn, startsAt, endsAt, place, trainer } = session;
  const days = fromOn === toOn ? formatDate(fromOn) : `${formatDate(fromOn)}–${formatDate(toOn)}`;
  const parts = [`${days} ${clockOf(startsAt)}–${clockOf(endsAt)}`, place, trainer];
  return <p className={css.hint}>{parts.filter(Boolean).join(' · ')}</p>;
}
