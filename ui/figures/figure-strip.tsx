import type { ReactElement } from 'react';
import { VisuallyHidden } from '../parts/visually-hidden.tsx';
import { Definition } from './definition.tsx';
import { CellValue } from './figure-cell.tsx';
import css from './figures.module.css';
import { wholeOf } from './grid-of.ts';
import type { Figures } from './types.ts';

interface FigureStripProps {
  figures: Figures;
  /** Leaves the name of an only measure to the title of the place that it is in. */
  isTitled?: boolean | undefined;
}

/** The totals of an answer in one line, each with its definition. */
export function FigureStrip({ figures, isTitled }: FigureStripProps): ReactElement | null {
  const whole = wholeOf(figures);
  if (!whole) return null;
  return (
    <dl className={css.strip}>
      {figures.measures.map((measure, at) => (
        <div key={measure.name} className={css.figure}>
          {isTitled && figures.measures.length === 1 ? (
            <HiddenTerm label={measure.label} />
          ) : (
            <dt>
              {measure.label}
              <Definition measure={measure} />
            </dt>
          )}
          <dd>
            <CellValue cell={whole.cells[at]} measure={measure} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function HiddenTerm({ label }: { label: string }): ReactElement {
  return (
    <dt>
      <VisuallyHidden>{label}</VisuallyHidden>
    </dt>
  );
}
