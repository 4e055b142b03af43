// biome-ignore-all lint/a11y/useSemanticElements: a table cannot draw only the lines in sight
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names the cell
import {
  type CSSProperties,
  type ReactElement,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { formatDate } from '#ui/texts/format.ts';
import type { Finding } from '../../stores/findings.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './grid.module.css';
import { GridFoot } from './grid-foot.tsx';
import { GridHead } from './grid-head.tsx';
import { GridLine } from './grid-line.tsx';
import { cellId, type Line, lineHeight, linesOf } from './lines.ts';
import { type GridWork, useGridKeys } from './use-grid-keys.ts';
import { useGridPointer } from './use-grid-pointer.ts';

export interface GridProps extends GridWork {
  month: string;
  judge: (row: number, plans: readonly number[]) => readonly Finding[];
  /** A week has room for whole names. */
  isWide: boolean;
  /** Draws every line, for paper. */
  isWhole: boolean;
}

const spare = 8;

/** The roster as a grid. Only the lines in sight are drawn. */
export function Grid(props: GridProps): ReactElement {
  const { roster, draft, selection, bounds, month, isWide } = props;
  const t = useWords();
  const scroller = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => linesOf(roster.people), [roster.people]);
  const columns = useMemo(
    () => Array.from({ length: bounds.last - bounds.first + 1 }, (_, at) => bounds.first + at),
    [bounds.first, bounds.last],
  );
  const sight = useSight(scroller, lines.length, props.isWhole);
  const keys = useGridKeys(props);
  const { filling, pointer } = useGridPointer(props);
  useFocusInSight(scroller, props, lines);
  return (
    <div
      ref={scroller}
      className={css.scroller}
      role="grid"
      tabIndex={0}
      aria-label={t('grid.label', { month: formatDate(month, 'month') })}
      aria-description={t('grid.keys')}
      aria-activedescendant={cellId(selection.focus.row, selection.focus.column)}
      aria-rowcount={roster.people.length + 1}
      aria-colcount={columns.length + 1}
      aria-readonly={!draft.canEdit}
      aria-multiselectable="true"
      data-wide={isWide}
      data-whole={props.isWhole || undefined}
      style={{ '--days': columns.length } as CSSProperties}
      onScroll={sight.onScroll}
      {...keys}
      {...pointer}
    >
      <GridHead roster={roster} columns={columns} isWide={isWide} />
      <div className={css.body} style={{ height: lines.length * lineHeight }}>
        {lines.slice(sight.from, sight.to).map((line, at) => (
          <GridLine
            key={'row' in line ? line.row : line.organ}
            {...props}
            {...{ line, columns, filling }}
            top={(sight.from + at) * lineHeight}
          />
        ))}
      </div>
      <GridFoot roster={roster} rows={draft.rows} columns={columns} />
    </div>
  );
}

type Scroller = RefObject<HTMLDivElement | null>;

function useSight(scroller: Scroller, lines: number, isWhole: boolean) {
  const [place, setPlace] = useState({ first: 0, count: 30 });
  function measure(): void {
    const element = scroller.current;
    if (element === null) return;
    const first = Math.floor(element.scrollTop / lineHeight);
    const count = Math.ceil(element.clientHeight / lineHeight);
    setPlace((now) => (now.first === first && now.count === count ? now : { first, count }));
  }
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  });
  if (isWhole) return { from: 0, to: lines, onScroll: measure };
  const from = Math.max(0, Math.min(place.first, lines - place.count) - spare);
  return { from, to: place.first + place.count + spare, onScroll: measure };
}

/** Scrolls as far as it takes to see the cell in focus, past the sticky edges. */
function useFocusInSight(
  scroller: Scroller,
  { selection, bounds }: GridProps,
  lines: readonly Line[],
): void {
  const { row, column } = selection.focus;
  useEffect(() => {
    const element = scroller.current;
    const head = element?.firstElementChild;
    const corner = head?.firstElementChild;
    const foot = element?.lastElementChild;
    const at = lines.findIndex((line) => 'row' in line && line.row === row);
    if (!element || !head || !corner || !foot || at < 0) return;
    const edge = corner.clientWidth;
    const width = (element.scrollWidth - edge) / (bounds.last - bounds.first + 1);
    const left = (column - bounds.first) * width;
    const top = at * lineHeight;
    const high = element.clientHeight - head.clientHeight - foot.clientHeight - lineHeight;
    const wide = element.clientWidth - edge - width;
    element.scrollTop = Math.max(top - high, Math.min(element.scrollTop, top));
    element.scrollLeft = Math.max(left - wide, Math.min(element.scrollLeft, left));
  }, [scroller, lines, row, column, bounds.first, bounds.last]);
}
