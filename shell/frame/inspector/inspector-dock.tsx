import { useStore } from '@nanostores/react';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import type { RecordedCall } from '#bridge/recording/recorded-call.ts';
import {
  makeRecording,
  type Recording,
  readRecording,
  writeRecording,
} from '#bridge/recording/recording.ts';
import { appsOf } from '#bridge/recording/runs.ts';
import { Button, IconButton } from '#ui/parts/button.tsx';
import { saveBlob } from '#ui/parts/save-blob.ts';
import { showToast } from '#ui/parts/toast/toasts.ts';
import { CallDetails } from './call-details.tsx';
import { HeightHandle, heights } from './height-handle.tsx';
import css from './inspector.module.css';
import { FilterBar, OpenFile } from './inspector-bar.tsx';
import { clearRecord, recordedCalls, startRecord } from './record.ts';
import { hasEnded, openFilter, passes, type ShownCall } from './shown-calls.ts';
import { useInspectorTexts } from './texts/inspector-texts.ts';
import { Timeline } from './timeline.tsx';

export interface InspectorDockProps {
  /** Absent where it stands for good. */
  readonly onClose?: () => void;
  /** The one app it looks at; every app otherwise. */
  readonly app?: string;
  /** What else can be done with what is shown. */
  readonly actions?: (recording: () => Recording) => ReactNode;
  /** Stands beside the list in the place of a call's details. */
  readonly aside?: ReactNode;
}

/** The bridge as a timeline: recorded while it is open, saved, and looked at again from a file. */
export function InspectorDock({ onClose, app, actions, aside }: InspectorDockProps): ReactElement {
  const t = useInspectorTexts();
  const dock = useDock(app);
  const [filter, setFilter] = useState(openFilter);
  const [chosen, setChosen] = useState<number | null>(null);
  const [height, setHeight] = useState<number>(heights.first);
  const region = useFocusOnOpening(onClose !== undefined);
  const shown = dock.calls.filter((one) => passes(one.call, filter));
  const call = shown.find(({ key }) => key === chosen)?.call;
  const recording = (): Recording =>
    dock.opened?.recording ??
    makeRecording(app ?? (filter.app || null), savable(dock.calls, filter.app));
  return (
    <section
      ref={region}
      tabIndex={-1}
      className={css.dock}
      style={{ height }}
      aria-label={t('title')}
    >
      <HeightHandle height={height} onHeight={setHeight} />
      <div className={css.bar}>
        <h2 className={css.title}>{t('title')}</h2>
        <Controls dock={dock} onSave={() => saveRecording(recording())} />
        <OpenFile onText={dock.open} />
        {actions?.(recording)}
        <div className={css.filters}>
          <FilterBar
            filter={filter}
            onFilter={setFilter}
            apps={appsOf(dock.calls.map(({ call: one }) => one))}
          />
        </div>
        {onClose && <IconButton icon="close" size="sm" label={t('close')} onClick={onClose} />}
      </div>
      <div className={css.body}>
        {shown.length === 0 ? (
          <p className={css.none}>{dock.calls.length === 0 ? t('none') : t('noneFits')}</p>
        ) : (
          <Timeline
            calls={shown}
            chosen={chosen}
            onChoose={setChosen}
            namesApps={app === undefined}
          />
        )}
        {aside || (call && <CallDetails call={call} onClose={() => setChosen(null)} />)}
      </div>
    </section>
  );
}

/** What can be done with what happens now, or with the file that is looked at in its place. */
function Controls({ dock, onSave }: { dock: Dock; onSave: () => void }): ReactElement {
  const t = useInspectorTexts();
  if (dock.opened)
    return <Opened name={dock.opened.name} count={dock.calls.length} onBack={dock.back} />;
  return (
    <>
      <Button size="sm" onClick={dock.toggle}>
        {dock.records ? t('pause') : t('record')}
      </Button>
      <Button size="sm" onClick={clearRecord}>
        {t('clear')}
      </Button>
      <Button size="sm" disabled={!dock.calls.some(hasEnded)} onClick={onSave}>
        {t('save')}
      </Button>
    </>
  );
}

function Opened(props: { name: string; count: number; onBack: () => void }): ReactElement {
  const t = useInspectorTexts();
  const { name, count, onBack } = props;
  return (
    <>
      <span className={css.opened}>{t('opened', { name, count })}</span>
      <Button size="sm" onClick={onBack}>
        {t('back')}
      </Button>
    </>
  );
}

interface Opened {
  readonly name: string;
  readonly recording: Recording;
}

interface Dock {
  readonly calls: readonly ShownCall[];
  readonly records: boolean;
  readonly opened: Opened | null;
  toggle(): void;
  open(text: string, name: string): void;
  back(): void;
}

/** What the inspector looks at: what happens now, or a file. It records as long as it stands, unless it is paused. */
function useDock(app: string | undefined): Dock {
  const t = useInspectorTexts();
  const [records, setRecords] = useState(true);
  const [opened, setOpened] = useState<Opened | null>(null);
  const live = useStore(recordedCalls);
  useEffect(() => (records ? startRecord() : undefined), [records]);
  useEffect(() => clearRecord, []);
  return {
    calls:
      opened?.recording.calls.map((call) => ({ key: call.number, call })) ??
      live.filter(({ call }) => !app || call.app === app),
    records,
    opened,
    toggle: () => setRecords(!records),
    open(text, name) {
      const read = readRecording(text);
      if (read.ok) setOpened({ name, recording: read.recording });
      else showToast(t(read.place === '' ? 'noJson' : 'noRecording', { place: read.place }), 'bad');
    },
    back: () => setOpened(null),
  };
}

/** Who opens it by a key goes on in it, and comes back to where they were. */
function useFocusOnOpening(isOpened: boolean): React.RefObject<HTMLElement | null> {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpened) return undefined;
    const before = document.activeElement;
    region.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [isOpened]);
  return region;
}

/** The calls that have ended, in that order. */
function savable(calls: readonly ShownCall[], app: string): readonly RecordedCall[] {
  return calls
    .filter(hasEnded)
    .map(({ call }) => call)
    .filter((call) => app === '' || call.app === app)
    .toSorted((one, other) => one.number - other.number);
}

function saveRecording(recording: Recording): void {
  const blob = new Blob([writeRecording(recording)], { type: 'application/json' });
  saveBlob(blob, `${recording.app ?? 'portal'}-bridge.json`);
}
