import { Fragment, type ReactElement, type RefObject } from 'react';
import css from './data-table.module.css';
import type { Place } from './grid-keys.ts';
import type { Line, LineList } from './lines.ts';
import { type RowSettings, TableRow } from './table-row.tsx';
import { useLateVirtualizer } from './use-late-virtualizer.ts';

/** Up to so many lines all are drawn: the browser then finds and prints them. */
export const drawnWhole = 100;

/** Lines drawn beyond each edge, so that quick scrolling shows no gap. */
const margin = 12;
const firstCount = 40;
/** Pixels; `--row` and what a detail is taken for until it is drawn. */
const heights = { row: 40, detail: 160 };

interface TableLinesProps<Row> {
  lines: LineList<Row>;
  settings: RowSettings<Row>;
  selection: ReadonlySet<string> | undefined;
  place: Place | undefined;
  /** Cells over the whole width. */
  span: number;
}

/** Every line of a short table. */
export function AllLines<Row>({ lines, ...rest }: TableLinesProps<Row>): ReactElement[] {
  return firstLines(lines, lines.length).map((line) => (
    <LineView key={line.id} line={line} index={undefined} {...rest} />
  ));
}

interface ManyLinesProps<Row> extends TableLinesProps<Row> {
  box: RefObject<HTMLElement | null>;
}

/** The lines of a long table that are in sight, and the one with the focus; what is left out is held open by empty rows. */
export function ManyLines<Row>(props: ManyLinesProps<Row>): ReactElement {
  const { lines, box, span, place, ...rest } = props;
  const virtual = useLateVirtualizer(
    {
      count: lines.length,
      getScrollElement: () => box.current,
      estimateSize: (at) => heights[lines.plain ? 'row' : (lines.at(at)?.kind ?? 'row')],
      ...(!lines.plain && { getItemKey: (at) => lines.at(at)?.id ?? at }),
      overscan: margin,
      initialRect: { width: 0, height: 800 },
    },
    place ? lines.indexOf(place.key) : -1,
  );
  const inSight = virtual?.getVirtualItems() ?? firstItems(lines);
  let drawnTo = 0;
  const drawn = inSight.flatMap(({ index, start, end }) => {
    const line = lines.at(index);
    if (!line) return [];
    const gap = start - drawnTo;
    drawnTo = end;
    return (
      <Fragment key={line.id}>
        <Gap height={gap} span={span} />
        <LineView
          {...rest}
          line={line}
          index={index}
          place={place}
          span={span}
          measure={virtual?.measureElement}
        />
      </Fragment>
    );
  });
  const whole = virtual?.getTotalSize() ?? Math.max(drawnTo, lines.length * heights.row);
  return (
    <>
      {drawn}
      <Gap height={whole - drawnTo} span={span} />
    </>
  );
}

// What is there until it is known which lines are in sight: more than a screen holds.
function firstItems<Row>(
  lines: LineList<Row>,
): readonly { index: number; start: number; end: number }[] {
  let end = 0;
  return firstLines(lines, firstCount).map(({ kind }, index) => {
    const start = end;
    end += heights[kind];
    return { index, start, end };
  });
}

function firstLines<Row>(lines: LineList<Row>, count: number): Line<Row>[] {
  const wanted = Math.min(count, lines.length);
  return Array.from({ length: wanted }, (_, index) => lines.at(index)).filter(
    (line) => line !== undefined,
  );
}

function Gap({ height, span }: { height: number; span: number }): ReactElement | null {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row without a tab index takes no focus
    <tr aria-hidden="true">
      <td className={css.gap} colSpan={span} style={{ height }} />
    </tr>
  );
}

interface LineViewProps<Row> extends Omit<TableLinesProps<Row>, 'lines'> {
  line: Line<Row>;
  index: number | undefined;
  measure?: ((element: Element | null) => void) | undefined;
}

function LineView<Row>(props: LineViewProps<Row>): ReactElement {
  const { line, index, settings, selection, place, span, measure } = props;
  if (line.kind === 'detail') {
    return (
      <tr ref={measure} data-index={index}>
        <td className={css.detail} colSpan={span}>
          {settings.detail?.(line.row)}
        </td>
      </tr>
    );
  }
  return (
    <TableRow
      line={line}
      index={index === undefined ? undefined : index + 2}
      settings={settings}
      selected={selection?.has(line.key) ?? false}
      active={place?.key === line.key ? place.cell : undefined}
    />
  );
}
