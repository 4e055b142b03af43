import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { reportFunctions } from '#bridge/calls/prism/functions.ts';
import {
  listSubscriptions,
  type ReportFilters,
  saveSubscription,
} from '#bridge/calls/prism/subscriptions.ts';
import { useCall, usePermission, useSave, useTools } from '#bridge/react/index.ts';
import { Checkbox } from '#ui/parts/checkbox.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { RadioGroup } from '#ui/parts/radio-group.tsx';
import { choiceOf, type RhythmChoice, rhythmOf, usualChoice } from '../../stores/rhythm.ts';
import { useWords } from '../../texts/app-texts.ts';
import { FilterLine } from './filter-line.tsx';
import { type Receiver, Receivers } from './receivers.tsx';
import { RhythmFields } from './rhythm-fields.tsx';
import css from './subscription.module.css';

/** A subscription as it is listed. */
export type Subscription = ResultOf<typeof listSubscriptions>['subscriptions'][number];

interface SubscribeDialogProps {
  report: { readonly id: string; readonly name: string };
  filters: ReportFilters;
  /** The one that changes; a new one without. */
  subscription?: Subscription;
  onClose: () => void;
  onSaved: () => void;
}

interface Draft {
  readonly rhythm: RhythmChoice;
  readonly way: Subscription['way'];
  readonly workbook: boolean;
  readonly forWhom: 'me' | 'others';
  readonly receivers: readonly Receiver[];
}

function beginning(subscription: Subscription | undefined): Draft {
  return {
    rhythm: subscription ? choiceOf(subscription.rhythm) : usualChoice,
    way: subscription?.way ?? 'message',
    workbook: subscription?.workbook ?? false,
    forWhom: 'me',
    receivers: [],
  };
}

/** What a draft says of how it comes and to whom. */
function requestOf({ way, workbook, forWhom, receivers }: Draft) {
  const receiverIds = forWhom === 'others' ? receivers.map(({ id }) => id) : [];
  return { way, workbook, receiverIds };
}

/** When, how and to whom a report comes by itself. */
export function SubscribeDialog(props: SubscribeDialogProps): ReactElement {
  const { report, filters, subscription, onClose, onSaved } = props;
  const t = useWords();
  const { tell } = useTools();
  const saving = useSave(saveSubscription);
  const company = useCall(listSubscriptions, {});
  const [first] = useState(() => beginning(subscription));
  const [draft, setDraft] = useState(first);
  const [isChecked, setChecked] = useState(false);
  const rhythm = rhythmOf(draft.rhythm);
  const noReceiver = draft.forWhom === 'others' && draft.receivers.length === 0;

  async function save(): Promise<void> {
    setChecked(true);
    if (rhythm === null || noReceiver) return;
    const outcome = await saving.save({
      ...(subscription && { id: subscription.id, version: subscription.version }),
      ...requestOf(draft),
      report: report.id,
      rhythm,
      filters,
    });
    if (!outcome.ok) {
      tell(outcome.error.words, 'error');
      return;
    }
    tell(t('subscription.saved', { name: report.name }), 'success');
    onSaved();
  }

  return (
    <Dialog
      open
      width={560}
      lock={0}
      title={t(subscription ? 'subscription.edit' : 'subscription.title', { name: report.name })}
      onClose={onClose}
      closeConfirm={draft !== first}
      buttons={[{ id: 'save', label: t('subscription.save'), variant: 'primary', onClick: save }]}
    >
      <div className={css.form}>
        <FilterLine filters={filters} organName={subscription?.organName ?? null} />
        <RhythmFields
          value={draft.rhythm}
          onChange={(next) => setDraft({ ...draft, rhythm: next })}
          timeZone={company.data?.timeZone}
          isChecked={isChecked}
        />
        <Ways draft={draft} onChange={setDraft} />
        {!subscription && (
          <ForWhom
            {...{ report, draft }}
            onChange={setDraft}
            error={isChecked && noReceiver ? t('subscription.noReceiver') : undefined}
          />
        )}
      </div>
    </Dialog>
  );
}

interface PartProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
}

function Ways({ draft, onChange }: PartProps): ReactElement {
  const t = useWords();
  return (
    <>
      <Field label={t('subscription.way')} help={t(`subscription.wayHints.${draft.way}`)}>
        <RadioGroup
          options={(['message', 'portal'] as const).map((value) => ({
            value,
            label: t(`subscription.ways.${value}`),
          }))}
          value={draft.way}
          onChange={(way) => onChange({ ...draft, way })}
        />
      </Field>
      <div className={css.group}>
        <Checkbox
          checked={draft.workbook}
          onChange={(workbook) => onChange({ ...draft, workbook })}
        >
          {t('subscription.workbook')}
        </Checkbox>
        <p className={css.hint}>{t('subscription.workbookHint')}</p>
      </div>
    </>
  );
}

/** The caller, or others where the caller may subscribe them. */
function ForWhom(
  props: PartProps & { report: SubscribeDialogProps['report']; error: string | undefined },
): ReactElement | null {
  const { report, draft, onChange, error } = props;
  const t = useWords();
  const may = usePermission(reportFunctions['reports.subscribe']) ?? false;
  if (!may) return null;
  return (
    <div className={css.group}>
      <Field label={t('subscription.forWhom')} error={error}>
        <RadioGroup
          options={(['me', 'others'] as const).map((value) => ({
            value,
            label: t(`subscription.whom.${value}`),
          }))}
          value={draft.forWhom}
          onChange={(forWhom) => onChange({ ...draft, forWhom })}
        />
      </Field>
      {draft.forWhom === 'others' && (
        <Receivers
          report={report.id}
          value={draft.receivers}
          onChange={(receivers) => onChange({ ...draft, receivers })}
        />
      )}
    </div>
  );
}
