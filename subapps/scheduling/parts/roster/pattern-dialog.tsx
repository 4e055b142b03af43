import { type ReactElement, useState } from 'react';
import { rotationPatternCalls } from '#bridge/calls/paiban/records/rotation-pattern.ts';
import { restWords } from '#bridge/calls/paiban/records/rotation-pattern.words.ts';
import { useCall } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { DateInput } from '#ui/parts/date-input/date-input.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { RadioGroup } from '#ui/parts/radio-group.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import type { Edit, Roster } from '../../stores/draft.ts';
import { applyRotation, readCycle } from '../../stores/fill.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './roster.module.css';

interface PatternDialogProps {
  roster: Roster;
  /** The rows of the selection. */
  selected: readonly number[];
  onClose: (edits: readonly Edit[] | null, people: number) => void;
}

/** The pattern that is chosen, its days as shifts of the roster. */
function usePattern(roster: Roster) {
  const [id, setId] = useState('');
  const patterns = useCall(rotationPatternCalls.page, {
    rows: 100,
    sort: 'name',
    direction: 'asc',
  });
  const chosen = useCall(rotationPatternCalls.get, id === '' ? null : { id }, { keep: false });
  const fields = chosen.data?.fields;
  const read = readCycle(fields?.cycle ?? '', roster.shifts, restWords);
  const rotation = { cycle: read.cycle, crews: fields?.crews ?? 1, step: fields?.step ?? 0 };
  return {
    id,
    setId,
    rotation,
    isEmpty: patterns.data?.rows.length === 0,
    failure: [patterns, chosen].flatMap((call) => (call.state === 'failed' ? [call.error] : []))[0],
    unknown: read.unknown,
    isReady: fields !== undefined && read.unknown.length === 0 && read.cycle.length > 0,
    isKnown: fields !== undefined,
    options: (patterns.data?.rows ?? []).map((row) => ({
      value: row.id,
      label: row.fields.name ?? '',
    })),
  };
}

/** Rosters people by a pattern. */
export function PatternDialog({ roster, selected, onClose }: PatternDialogProps): ReactElement {
  const t = useWords();
  const { days, first, last, people } = roster;
  const from = days[first]?.day ?? '';
  const pattern = usePattern(roster);
  const [anchor, setAnchor] = useState(from);
  const [crew, setCrew] = useState(0);
  const [scope, setScope] = useState<Scope>(selected.length > 1 ? 'selection' : 'all');
  const { rotation } = pattern;
  const rows = scope === 'all' ? people.map((_, row) => row) : selected;
  function apply(): void {
    const start = { anchor, crew: Math.min(crew, rotation.crews - 1) };
    onClose(applyRotation(roster, rotation, start, rows), rows.length);
  }
  return (
    <Dialog
      open
      width={504}
      title={t('pattern.title')}
      onClose={() => onClose(null, 0)}
      buttons={[
        {
          id: 'apply',
          label: t('pattern.apply'),
          variant: 'primary',
          disabled: !pattern.isReady || anchor === '',
          onClick: apply,
        },
      ]}
    >
      <div className={css.panel}>
        <PatternChoice pattern={pattern} />
        <Field label={t('pattern.start')} help={t('pattern.startHint')} required>
          <DateInput value={anchor} onChange={setAnchor} min={from} max={days[last]?.day ?? ''} />
        </Field>
        {rotation.crews > 1 && (
          <Field label={t('pattern.crew')} help={t('pattern.crewHint')}>
            <Select
              options={Array.from({ length: rotation.crews }, (_, at) => ({
                value: String(at),
                label: t('pattern.crewName', { number: at + 1 }),
              }))}
              value={String(Math.min(crew, rotation.crews - 1))}
              onChange={(next) => setCrew(Number(next))}
            />
          </Field>
        )}
        <ScopeChoice {...{ scope, setScope }} counts={[selected.length, people.length]} />
      </div>
    </Dialog>
  );
}

type Scope = 'selection' | 'all';

function PatternChoice({ pattern }: { pattern: ReturnType<typeof usePattern> }): ReactElement {
  const t = useWords();
  const { rotation, unknown, failure } = pattern;
  return (
    <>
      {failure !== undefined && <Banner tone="bad" title={failure.words} />}
      {pattern.isEmpty && <Banner title={t('pattern.none')} />}
      <Field
        label={t('pattern.pattern')}
        required
        help={
          pattern.isReady
            ? t('pattern.cycle', { ...rotation, days: rotation.cycle.length })
            : undefined
        }
      >
        <Select
          options={pattern.options}
          value={pattern.id}
          onChange={pattern.setId}
          placeholder={t('pattern.choose')}
        />
      </Field>
      {pattern.isKnown && unknown.length > 0 && (
        <Banner tone="bad" title={t('pattern.unknown', { words: unknown.join(t('listComma')) })} />
      )}
    </>
  );
}

function ScopeChoice(props: {
  scope: Scope;
  setScope: (scope: Scope) => void;
  counts: readonly [selected: number, all: number];
}): ReactElement {
  const t = useWords();
  const [selected, all] = props.counts;
  return (
    <Field label={t('pattern.scope')}>
      <RadioGroup
        value={props.scope}
        onChange={props.setScope}
        options={[
          { value: 'selection', label: t('pattern.scopes.selection', { count: selected }) },
          { value: 'all', label: t('pattern.scopes.all', { count: all }) },
        ]}
      />
    </Field>
  );
}
