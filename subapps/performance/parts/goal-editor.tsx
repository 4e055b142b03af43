import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { goalsToServe, type myPerformance, saveGoals } from '#bridge/calls/performance/mine.ts';
import { useCall } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button, IconButton } from '#ui/parts/button.tsx';
import { DateInput } from '#ui/parts/date-input/date-input.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { NumberInput } from '#ui/parts/number-input.tsx';
import type { Option } from '#ui/parts/option.ts';
import { Select } from '#ui/parts/select/select.tsx';
import { TextArea, TextInput } from '#ui/parts/text-input.tsx';
import { useWords } from '../texts/app-texts.ts';
import { KpiFields } from './kpi-fields.tsx';
import css from './performance.module.css';
import { shortNumber } from './short-number.ts';
import { useSaved } from './use-saved.ts';

type File = NonNullable<ResultOf<typeof myPerformance>['file']>;

interface Draft {
  readonly key: string;
  readonly id: string | undefined;
  readonly name: string;
  readonly measure: string;
  readonly weight: number | null;
  readonly dueOn: string;
  readonly parentId: string;
  /** Empty for a goal that people judge. */
  readonly direction: '' | 'up' | 'down' | 'done';
  readonly target: number | null;
  readonly unit: string;
}

let made = 0;

function emptyDraft(weight: number | null): Draft {
  made += 1;
  return {
    key: `new-${made}`,
    id: undefined,
    name: '',
    measure: '',
    weight,
    dueOn: '',
    parentId: '',
    direction: '',
    target: null,
    unit: '',
  };
}

/** Weights in hundredths of a percent: sums of whole numbers are exact. */
function hundredths(weight: number | null): number {
  return Math.round((weight ?? 0) * 100);
}

/** The own goals as rows; what is left of the weights is always in sight. */
export function GoalEditor(props: {
  file: File;
  onClose: () => void;
  onSaved: () => void;
}): ReactElement {
  const { file, onClose, onSaved } = props;
  const t = useWords();
  const [drafts, setDrafts] = useState<readonly Draft[]>(() => draftsOf(file));
  const [sending, setSending] = useState(false);
  const { save, problem } = useSaved(saveGoals, {
    done: sending ? t('editor.sent') : t('saved'),
    onDone: () => {
      onSaved();
      onClose();
    },
  });
  const send = (isSent: boolean): Promise<void> => {
    setSending(isSent);
    const asked = { appraisalId: file.id, version: file.version, send: isSent };
    return save({ ...asked, goals: drafts.map(requestOf) });
  };
  const isNamed = drafts.every(({ name }) => name.trim() !== '');
  return (
    <Dialog
      open
      width={760}
      title={t('editor.title')}
      onClose={onClose}
      buttons={[
        { id: 'save', label: t('editor.save'), disabled: !isNamed, onClick: () => send(false) },
        {
          id: 'send',
          label: t('editor.send'),
          variant: 'primary',
          disabled: !isNamed || drafts.length === 0,
          onClick: () => send(true),
        },
      ]}
    >
      <div className={css.stack}>
        {problem !== undefined && <Banner tone="bad" title={problem} />}
        <Rest file={file} drafts={drafts} onChange={setDrafts} />
        <GoalRows file={file} drafts={drafts} onChange={setDrafts} />
      </div>
    </Dialog>
  );
}

function requestOf({ id, name, measure, weight, dueOn, parentId, ...kpi }: Draft) {
  const { direction, target, unit } = kpi;
  return {
    ...(direction !== '' && {
      kpi: {
        direction,
        ...(target !== null && { target: String(target) }),
        ...(unit.trim() !== '' && { unit: unit.trim() }),
      },
    }),
    ...(id !== undefined && { id }),
    name,
    weight: String(weight ?? 0),
    ...(measure !== '' && { measure }),
    ...(dueOn !== '' && { dueOn }),
    ...(parentId !== '' && { parentId }),
  };
}

interface DraftsProps {
  file: File;
  drafts: readonly Draft[];
  onChange: (drafts: readonly Draft[]) => void;
}

function GoalRows({ file, drafts, onChange }: DraftsProps): ReactElement {
  const t = useWords();
  const parents = useCall(goalsToServe, { appraisalId: file.id });
  const options = (parents.data ?? []).map(({ id, name, owner }) => ({
    value: id,
    label: name,
    hint: owner,
  }));
  return (
    <>
      {drafts.map((draft, at) => (
        <GoalRow
          key={draft.key}
          at={at}
          draft={draft}
          parents={options}
          onChange={(part) =>
            onChange(drafts.map((one) => (one.key === draft.key ? { ...one, ...part } : one)))
          }
          onRemove={() => onChange(drafts.filter(({ key }) => key !== draft.key))}
        />
      ))}
      {drafts.length < file.bounds.goalsMax && (
        <div>
          <Button icon="plus" onClick={() => onChange([...drafts, emptyDraft(null)])}>
            {t('editor.add')}
          </Button>
        </div>
      )}
    </>
  );
}

function draftsOf({ goals: inForce, changed, bounds }: File): readonly Draft[] {
  const goals = changed ?? inForce;
  if (goals.length === 0) return Array.from({ length: bounds.goalsMin }, () => emptyDraft(null));
  return goals.map(({ id, name, measure, weight, dueOn, parent, kpi }) => ({
    key: id,
    id,
    name,
    measure: measure ?? '',
    weight: Number(weight),
    dueOn: dueOn ?? '',
    parentId: parent?.id ?? '',
    direction: kpi?.direction ?? '',
    target: kpi?.target == null ? null : Number(kpi.target),
    unit: kpi?.unit ?? '',
  }));
}

/** What the weights come to; the rest goes to the heaviest goal. */
function Rest({ file, drafts, onChange }: DraftsProps): ReactElement {
  const t = useWords();
  const sum = drafts.reduce((all, { weight }) => all + hundredths(weight), 0);
  const rest = 10_000 - sum;
  const heaviest = drafts.toSorted((a, b) => hundredths(b.weight) - hundredths(a.weight))[0];
  const { goalsMin, goalsMax, weightMin, weightMax } = file.bounds;
  const spread = (): void =>
    onChange(
      drafts.map((one) =>
        one === heaviest ? { ...one, weight: (hundredths(one.weight) + rest) / 100 } : one,
      ),
    );
  return (
    <div className={css.line}>
      <span aria-live="polite">
        {rest === 0
          ? t('editor.full')
          : t('editor.rest', { sum: String(sum / 100), rest: String(rest / 100) })}
      </span>
      <span className={css.hint}>
        {t('editor.bounds', {
          min: String(goalsMin),
          max: String(goalsMax),
          low: shortNumber(weightMin),
          high: shortNumber(weightMax),
        })}
      </span>
      {rest !== 0 && heaviest !== undefined && hundredths(heaviest.weight) + rest > 0 && (
        <Button size="sm" onClick={spread}>
          {t('editor.spread')}
        </Button>
      )}
    </div>
  );
}

function GoalRow(props: {
  at: number;
  draft: Draft;
  parents: readonly Option[];
  onChange: (part: Partial<Draft>) => void;
  onRemove: () => void;
}): ReactElement {
  const { at, draft, parents, onChange, onRemove } = props;
  const t = useWords();
  const title = t('editor.goal', { at: String(at + 1) });
  return (
    <fieldset className={css.item} aria-label={title}>
      <GoalHead title={title} onRemove={onRemove} />
      <Field label={t('editor.name')} required>
        <TextInput value={draft.name} maxLength={120} onChange={(name) => onChange({ name })} />
      </Field>
      <Field label={t('editor.measure')}>
        <TextArea
          value={draft.measure}
          maxLength={500}
          rows={2}
          onChange={(measure) => onChange({ measure })}
        />
      </Field>
      <KpiFields draft={draft} onChange={onChange} />
      <div className={css.pair}>
        <Field label={t('editor.weight')} required>
          <NumberInput
            value={draft.weight}
            min={0}
            max={100}
            step={5}
            digits={2}
            onChange={(weight) => onChange({ weight })}
          />
        </Field>
        <Field label={t('editor.dueOn')}>
          <DateInput value={draft.dueOn} onChange={(dueOn) => onChange({ dueOn })} />
        </Field>
        {parents.length > 0 && (
          <Field label={t('editor.parent')}>
            <Select
              value={draft.parentId}
              options={parents}
              onChange={(parentId) => onChange({ parentId })}
              onClear={() => onChange({ parentId: '' })}
            />
          </Field>
        )}
      </div>
    </fieldset>
  );
}

function GoalHead({ title, onRemove }: { title: string; onRemove: () => void }): ReactElement {
  const t = useWords();
  return (
    <div className={css.line}>
      <span className={css.name}>{title}</span>
      <IconButton icon="close" size="sm" label={t('remove', { name: title })} onClick={onRemove} />
    </div>
  );
}
