import { type KeyboardEvent, type ReactElement, useEffect, useReducer } from 'react';
import { classNames } from '#ui/parts/class-names.ts';
import { formatNumber } from '#ui/texts/format.ts';
import css from './inspector.module.css';
import { elapsed } from './record.ts';
import { hasEnded, lengthOf, type ShownCall, spanOf } from './shown-calls.ts';
import { useInspectorTexts } from './texts/inspector-texts.ts';

/** Calls that are drawn at once; the record holds more. */
const mostDrawn = 300;

/** Milliseconds between two looks at how long a call has waited. */
const tick = 500;

const arrows = { in: '→', out: '←' } as const;

export interface TimelineProps {
  readonly calls: readonly ShownCall[];
  /** Key of the call whose details are open. */
  readonly chosen: number | null;
  readonly onChoose: (key: number | null) => void;
  /** Whether each line names the app of its call. */
  readonly namesApps: boolean;
}

/** The calls as lines, the newest on top: which way, when, how much, what became of it, and when as a bar. */
export function Timeline({ calls, chosen, onChoose, namesApps }: TimelineProps): ReactElement {
  const t = useInspectorTexts();
  // A file holds them as they ended, which is not how they began.
  const drawn = calls
    .slice(-mostDrawn)
    .toSorted((one, other) => other.call.at - one.call.at || other.key - one.key);
  const now = useElapsed(!drawn.every(hasEnded));
  const span = spanOf(
    drawn.map(({ call }) => call),
    now,
  );
  const entry = drawn.some(({ key }) => key === chosen) ? chosen : drawn[0]?.key;
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
      <ol aria-label={t('list')} onKeyDown={moveByKey}>
        {drawn.map(({ key, call }) => (
          <Line
            key={key}
            call={call}
            milliseconds={lengthOf(call, now)}
            span={span}
            chosen={key === chosen}
            isEntry={key === entry}
            namesApps={namesApps}
            onChoose={() => onChoose(key === chosen ? null : key)}
          />
        ))}
      </ol>
    </div>
  );
}

/** How far the record is, and on from there while a call waits. */
function useElapsed(goesOn: boolean): number {
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  useEffect(() => {
    if (!goesOn) return undefined;
    const timer = setInterval(look, tick);
    return () => clearInterval(timer);
  }, [goesOn]);
  return elapsed();
}

interface LineProps {
  readonly call: ShownCall['call'];
  /** How long it took, or has taken until now. */
  readonly milliseconds: number;
  readonly span: ReturnType<typeof spanOf>;
  readonly chosen: boolean;
  /** Whether the Tab key comes to this line of the list. */
  readonly isEntry: boolean;
  readonly namesApps: boolean;
  readonly onChoose: () => void;
}

function Line(props: LineProps): ReactElement {
  const t = useInspectorTexts();
  const { call, milliseconds, span, chosen, isEntry, namesApps, onChoose } = props;
  const { direction, at, app, method, decision, code, bytes } = call;
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
        {code === 'waiting' ? (
          <span className={css.code}>{t('waiting')}</span>
        ) : (
          <code className={css.code}>{code}</code>
        )}
        <span className={classNames(css.figure, css.size)}>{formatNumber(bytes)}</span>
        <span className={css.figure}>{formatNumber(Math.round(milliseconds))}</span>
        <span className={classNames(css.wide, css.track)} aria-hidden="true">
          <i className={css.span} style={{ insetInlineStart: start, width }} />
        </span>
      </button>
    </li>
  );
}

function toneOf({ decision, code }: ShownCall['call']): 'good' | 'warn' | 'bad' | 'waiting' {
  if (decision === 'refused') return 'bad';
  if (code === 'waiting') return code;
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
