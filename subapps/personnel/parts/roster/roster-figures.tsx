import type { ReactElement } from 'react';
import type { rosterStatistics } from '#bridge/calls/joyhr/roster.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { StatisticsStrip } from '#ui/parts/statistics-strip.tsx';
import type { Tone } from '#ui/parts/tag.tsx';
import { type FigureName, figuresOn, isShown, toggleFigure } from '../../stores/figures.ts';
import type { RosterQuery } from '../../stores/roster-query.ts';
import { useWords } from '../../texts/app-texts.ts';
import type { ChangeQuery } from './use-roster-query.ts';

const tones: Readonly<Partial<Record<FigureName, Tone>>> = {
  inService: 'accent',
  probation: 'warn',
  joined: 'good',
  leaving: 'bad',
};

/** The figures of the chosen organisation; a click lists the people a figure counts. */
export function RosterFigures(props: {
  counts: ResultOf<typeof rosterStatistics> | undefined;
  day: string;
  query: RosterQuery;
  onChange: ChangeQuery;
}): ReactElement {
  const { counts, day, query, onChange } = props;
  const t = useWords();
  const items = figuresOn(day).map((figure) => {
    const tone = tones[figure.name];
    return {
      id: figure.name,
      label: t(`strip.${figure.name}`),
      value: counts && figure.count(counts),
      active: isShown(query, figure),
      onClick: () => onChange(toggleFigure(query, figure)),
      ...(tone && { tone }),
    };
  });
  return <StatisticsStrip items={items} />;
}
