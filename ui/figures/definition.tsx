import type { ReactElement } from 'react';
import { IconButton } from '../parts/button.tsx';
import { Popover } from '../parts/popover.tsx';
import css from './figures.module.css';
import { useFigureWords } from './texts/figures-texts.ts';
import type { FigureMeasure } from './types.ts';

/** How a figure is counted, behind a small button beside its name. */
export function Definition({
  measure,
}: {
  measure: Pick<FigureMeasure, 'label' | 'definition' | 'unit'>;
}): ReactElement {
  const t = useFigureWords();
  const name = t('definition', { name: measure.label });
  return (
    <Popover
      label={name}
      placement="bottom"
      trigger={<IconButton size="sm" icon="info" label={name} data-print="off" />}
    >
      <div className={css.definition}>
        <p>{measure.definition}</p>
        <p className={css.faint}>{t('unit', { unit: t(`units.${measure.unit}`) })}</p>
      </div>
    </Popover>
  );
}
