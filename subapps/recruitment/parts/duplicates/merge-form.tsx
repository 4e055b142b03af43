import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import {
  type candidateDuplicates,
  mergeCandidates,
  mergedFields,
} from '#bridge/calls/recruit/duplicates.ts';
import { candidate, candidateCalls } from '#bridge/calls/recruit/records/candidate.ts';
import { candidateWords } from '#bridge/calls/recruit/records/candidate.words.ts';
import { useAppContext, useCall } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { RadioGroup } from '#ui/parts/radio-group.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { showValue } from '#ui/record/show-value.ts';
import { useRecordScreenWords } from '#ui/record/texts/record-texts.ts';
import { useWords } from '../../texts/app-texts.ts';
import { useSaved } from '../board/use-saved.ts';
import css from './duplicates.module.css';

type Side = ResultOf<typeof candidateDuplicates>['pairs'][number]['first'];
type MergedField = (typeof mergedFields)[number];
type Choice = 'kept' | 'merged';

interface MergeFormProps {
  /** The one added earlier, which stays. */
  first: Side;
  second: Side;
  onClose: () => void;
  onMerged: () => void;
}

/** Takes the later candidate into the earlier one: where their values differ, one is chosen. */
export function MergeForm({ first, second, onClose, onMerged }: MergeFormProps): ReactElement {
  const t = useWords();
  const { shown, differing, failed } = useDiffering(first, second);
  const [chosen, setChosen] = useState<ReadonlyMap<MergedField, Choice>>(new Map());
  const { save, problem } = useSaved(mergeCandidates, {
    done: t('duplicates.merged'),
    onDone: onMerged,
  });
  const choiceOf = (name: MergedField): Choice =>
    chosen.get(name) ?? (shown?.(name, 'kept') === '' ? 'merged' : 'kept');
  const send = (): Promise<void> =>
    save({
      keptId: first.id,
      mergedId: second.id,
      taken: differing.filter((name) => choiceOf(name) === 'merged'),
    });
  return (
    <Dialog
      open
      width={720}
      title={t('duplicates.mergeTitle', { first: first.name, second: second.name })}
      onClose={onClose}
      buttons={[
        {
          id: 'merge',
          label: t('duplicates.merge'),
          variant: 'primary',
          disabled: shown === undefined,
          onClick: send,
        },
      ]}
    >
      <div className={css.stack}>
        {problem !== undefined && <Banner tone="bad" title={problem} />}
        <p className={css.hint}>{t('duplicates.mergeHint')}</p>
        {failed !== undefined && <ErrorState hint={failed} />}
        {failed === undefined && shown === undefined && <SkeletonLines lines={5} />}
        {shown !== undefined && differing.length === 0 && <p>{t('duplicates.noDifference')}</p>}
        {shown !== undefined &&
          differing.map((name) => (
            <FieldChoice
              key={name}
              name={name}
              kept={shown(name, 'kept')}
              merged={shown(name, 'merged')}
              value={choiceOf(name)}
              onChange={(choice) => setChosen(new Map([...chosen, [name, choice]]))}
            />
          ))}
      </div>
    </Dialog>
  );
}

/** The values of both as the caller may read them, and the fields in which they differ. */
function useDiffering(first: Side, second: Side) {
  const { locale } = useAppContext();
  const t = useRecordScreenWords();
  const kept = useCall(candidateCalls.get, { id: first.id });
  const merged = useCall(candidateCalls.get, { id: second.id });
  const failed = [kept, merged].find((call) => call.state === 'failed');
  const rows = { kept: kept.data, merged: merged.data };
  const spoken = { record: candidate, words: candidateWords[locale] };
  if (rows.kept === undefined || rows.merged === undefined) {
    const words = failed?.state === 'failed' ? failed.error.words : undefined;
    return { shown: undefined, differing: [], failed: words };
  }
  const { rights } = rows.kept;
  const both = { kept: rows.kept, merged: rows.merged };
  const shown = (name: MergedField, choice: Choice): string =>
    showValue(spoken, both[choice], name, t);
  const differing = mergedFields.filter(
    (name) =>
      rights[name] === 'write' &&
      shown(name, 'merged') !== '' &&
      shown(name, 'kept') !== shown(name, 'merged'),
  );
  return { shown, differing, failed: undefined };
}

function FieldChoice(props: {
  name: MergedField;
  kept: string;
  merged: string;
  value: Choice;
  onChange: (choice: Choice) => void;
}): ReactElement {
  const { name, kept, merged, value, onChange } = props;
  const { locale } = useAppContext();
  const t = useWords();
  return (
    <Field label={candidateWords[locale].fields[name] ?? name}>
      <RadioGroup
        value={value}
        options={[
          { value: 'kept', label: kept === '' ? t('duplicates.empty') : kept },
          { value: 'merged', label: merged },
        ]}
        onChange={onChange}
      />
    </Field>
  );
}
