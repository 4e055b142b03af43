import type { ReactElement } from 'react';
import type { CardContent } from '#bridge/calls/kit/card.ts';
import { Dot, type Tone } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import css from './calendar-body.module.css';
import { useHomeTexts } from './texts/home-texts.ts';

/** A month as a card holds it. */
export type Calendar = Extract<CardContent, { kind: 'calendar' }>;

type Mark = Calendar['marks'][number];

/** How many marks are named on a day that has none of its own. */
const upcoming = 3;

interface DayBodyProps {
  day: string;
  content: Calendar;
  onOpen: (route: string) => void;
}

/** What one day holds: the people under each kind of mark. */
export function DayBody({ day, content, onOpen }: DayBodyProps): ReactElement {
  const t = useHomeTexts();
  const marks = content.marks.filter((mark) => mark.day === day);
  const next = content.marks
    .filter((mark) => mark.day > day)
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .slice(0, upcoming);
  return (
    <section className={css.dayBody} aria-label={formatDate(day, 'long')}>
      <h3 className={css.dayName}>{formatDate(day, 'long')}</h3>
      {marks.length === 0 && <p className={css.none}>{t('calendar.none')}</p>}
      {marks.map((mark) => (
        <MarkBody key={mark.kind} mark={mark} content={content} onOpen={onOpen} />
      ))}
      {marks.length === 0 && next.length > 0 && (
        <>
          <h3 className={css.dayName}>{t('calendar.upcoming')}</h3>
          {next.map((mark) => (
            <MarkBody
              key={`${mark.day} ${mark.kind}`}
              mark={mark}
              content={content}
              onOpen={onOpen}
              dated
            />
          ))}
        </>
      )}
    </section>
  );
}

function MarkBody(props: {
  mark: Mark;
  content: Calendar;
  onOpen: (route: string) => void;
  /** Says the day too. */
  dated?: boolean;
}): ReactElement {
  const { mark, content, onOpen, dated = false } = props;
  const t = useHomeTexts();
  const label = content.kinds.find(({ code }) => code === mark.kind)?.label ?? mark.kind;
  return (
    <div className={css.mark}>
      <p className={css.kind}>
        <Dot tone={toneOf(content, mark.kind)} />
        {dated ? `${formatDate(mark.day, 'short')} ${label}` : label}
      </p>
      <ul>
        {mark.people.map(({ name, detail, route }) => (
          <li key={route ?? name}>
            {route === null ? (
              <span className={css.person}>{name}</span>
            ) : (
              <button type="button" className={css.person} onClick={() => onOpen(route)}>
                <span className={css.personName}>{name}</span>
                <span className={css.detail}>{detail}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {mark.total > mark.people.length && (
        <p className={css.detail}>{t('calendar.more', { count: mark.total })}</p>
      )}
    </div>
  );
}

/** The tone of a kind of mark. */
export function toneOf({ kinds }: Calendar, kind: string): Tone {
  const tone = kinds.find(({ code }) => code === kind)?.tone ?? 'plain';
  return tone === 'plain' ? 'neutral' : tone;
}
