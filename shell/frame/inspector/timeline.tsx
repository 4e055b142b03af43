import type { KeyboardEvent, ReactElement } from 'react';
import type { RecordedCall } from '#bridge/recording/recorded-call.ts';
import { classNames } from '#ui/parts/class-names.ts';
import { formatNumber } from '#ui/texts/format.ts';
import css from './inspector.module.css';
import { spanOf } from './shown-calls.ts';
import { useInspectorTexts } from './texts/inspector-texts.ts';

/** Calls that are drawn at once; the record holds more. */
const mostDrawn = 300;

const arrows = { in: '→', out: '←' } as const;

export interface TimelineProps {
  /** The oldest first. */
  readonly calls: readonly RecordedCall[];
  /** Number of the call whose details are open. */
  readonly chosen: number | null;
  readonly onChoose: (number: number | null) => void;
  /** Whether it is told of each call which app it was. */
  readonly namesApps: boolean;
}

/** The calls as lines, the newest on top: which way, when, how much, what became of it, and when as a bar. */
export function Timeline({ calls, chosen, onChoose, namesApps }: TimelineProps): ReactElement {
  const t = useInspectorTexts();
  // They are kept as they ended, which is not how they began.
  const drawn = calls
    .slice(-mostDrawn)
    .toSorted((one, other) => other.at - one.at || other.number - one.number);
  const span = spanOf(drawn);
  const entry = drawn.some(({ number }) => number === chosen) ? chosen : drawn[0]?.number;
  return (
    <div className={classNames(css.timeline, namesApps && css.ofApps)}>
      <div className={classNames(css.columns, css.head)} aria-hidden="true">
        <span className={css.figure}>{t('units.at')}</span>
        <span />
        {namesApps && <span className={css.app}>{t('columns.app')}</span>}
        <span>{t('columns.method')}</span>
        <span className={css.decision}>{t('columns.decision')}</span>
        <span>{t('columns.code')}</span>
        <span className={classNames(css.figure, css.size)}>{t('units.size')}</span>
        <span className={css.figure}>{t('units.duration')}</span>
        <span className={css.wide}>{t('columns.time')}</span>
      </div>
      <ol className={css.list} aria-label={t('list')} onKeyDown={moveByKey}>
        {drawn.map((call) => (
          <Line
            key={call.number}
            call={call}
            span={span}
            chosen={call.number === chosen}
            isEntry={call.number === entry}
            namesApps={namesApps}
            onChoose={() => onChoose(call.number === chosen ? null : call.number)}
          />
        ))}
      </ol>
    </div>
  );
}

interface LineProps {
  readonly call: RecordedCall;
  readonly span: ReturnType<typeof spanOf>;
  readonly chosen: boolean;
  /** Whether the Tab key comes to this line of the list. */
  readonly isEntry: boolean;
  readonly namesApps: boolean;
  readonly onChoose: () => void;
}

function Line({ call, span, chosen, isEntry, namesApps, onChoose }: LineProps): ReactElement {
  const t = useInspectorTexts();
  const { direction, at, app, method, decision, code, bytes, milliseconds } = call;
  const start = `${((at - span.from) / span.length) * 100}%`;
  const width = `${(milliseconds / span.length) * 100}%`;
  return (
    <li data-direction={direction} data-tone={toneOf(call)}>
      <button
        type="button"
        className={classNames(css.columns, css.line)}
        aria-pressed={chosen}
        tabIndex={isEntry ? 0 : -1}
        onClick={onChoose}
      >
        <span className={css.figure}>{formatNumber(at / 1_000, 2)}</span>
        <span role="img" className={css.arrow} aria-label={t(`directions.${direction}`)}>
          {arrows[direction]}
        </span>
        {namesApps && (
          <code className={classNames(css.cut, css.app)} title={app}>
            {app}
          </code>
        )}
        <code className={css.cut} title={method}>
          {method}
        </code>
        <span className={css.decision}>{t(`decisions.${decision}`)}</span>
        <code className={css.code}>{code}</code>
        <span className={classNames(css.figure, css.size)}>{formatNumber(bytes)}</span>
        <span className={css.figure}>{formatNumber(Math.round(milliseconds))}</span>
        <span className={classNames(css.wide, css.track)} aria-hidden="true">
          <i className={css.span} style={{ insetInlineStart: start, width }} />
        </span>
      </button>
    </li>
  );
}

function toneOf({ decision, code }: RecordedCall): 'good' | 'warn' | 'bad' {
  if (decision === 'refused') return 'bad';
  return code === 'ok' ? 'good' : 'warn';
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The arrow keys go from line to line; Enter and Space open one, as any button. */
function moveByKey(event: KeyboardEvent<HTMLOListElement>): void {
  const step = steps[event.key];
  if (!step) return;
  const lines = [...event.currentTarget.querySelectorAll('button')];
  const at = lines.indexOf(document.activeElement as HTMLButtonElement);
  event.preventDefault();
  lines[Math.min(lines.length - 1, Math.max(0, step(at, lines.length)))]?.focus();
}
