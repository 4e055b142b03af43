import { type ReactElement, useCallback, useState } from 'react';
import { cancelEnrolment, enrolPeople, setPresence } from '#bridge/calls/elephantstep/desk.ts';
import { trainingSessionCalls } from '#bridge/calls/elephantstep/records/session.ts';
import { useGateway } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import type { Option } from '#ui/parts/option.ts';
import { RemoteCombobox } from '#ui/parts/select/remote-combobox.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useWords } from '../texts/app-texts.ts';
import css from './training.module.css';
import { useSaved } from './use-saved.ts';

/** Enrols somebody the caller reaches. */
export function EnrolDialog(props: {
  sessionId: string;
  onClose: () => void;
  onDone: () => void;
}): ReactElement {
  const { sessionId, onClose, onDone } = props;
  const t = useWords();
  const gateway = useGateway();
  const [person, setPerson] = useState('');
  const { save, problem } = useSaved(enrolPeople, {
    done: t('desk.enrolled'),
    onDone: () => {
      onDone();
      onClose();
    },
  });
  const search = useCallback(
    async (keyword: string, signal: AbortSignal): Promise<readonly Option[]> => {
      const request = { field: 'trainer', ...(keyword !== '' && { keyword }) };
      const { options } = await gateway.call(trainingSessionCalls.choices, request, { signal });
      return options.map(({ id, name, note }) => ({
        value: id,
        label: name,
        ...(note !== null && { hint: note }),
      }));
    },
    [gateway],
  );
  return (
    <Dialog
      open
      width={480}
      title={t('desk.enrol')}
      onClose={onClose}
      buttons={[
        {
          id: 'enrol',
          label: t('desk.enrol'),
          variant: 'primary',
          disabled: person === '',
          onClick: () => save({ sessionId, employmentIds: [person] }),
        },
      ]}
    >
      <div className={css.stack}>
        {problem !== undefined && <Banner tone="bad" title={problem} />}
        <Field label={t('desk.person')} required>
          <RemoteCombobox search={search} value={person} onChange={setPerson} />
        </Field>
      </div>
    </Dialog>
  );
}

/** What is asked about one person, and needs a reason. */
export interface AskedChange {
  readonly kind: 'cancel' | 'present' | 'notPresent';
  readonly id: string;
  readonly name: string;
  /** The days to choose from, the usual one first; none where a day does not matter. */
  readonly days: readonly string[];
}

/** Asks for the reason of a change by hand. */
export function ReasonDialog(props: {
  asked: AskedChange;
  onClose: () => void;
  onDone: () => void;
}): ReactElement {
  const { asked, onClose, onDone } = props;
  const { kind, id, name, days } = asked;
  const t = useWords();
  const [reason, setReason] = useState('');
  const [on, setOn] = useState(days[0] ?? '');
  const after = {
    done: t('desk.saved'),
    onDone: () => {
      onDone();
      onClose();
    },
  };
  const cancelling = useSaved(cancelEnrolment, after);
  const setting = useSaved(setPresence, after);
  const problem = cancelling.problem ?? setting.problem;
  const sent = reason.trim();
  return (
    <Dialog
      open
      width={480}
      title={`${t(`desk.${kind}`)} · ${name}`}
      onClose={onClose}
      buttons={[
        {
          id: 'send',
          label: t(`desk.${kind}`),
          variant: 'primary',
          disabled: sent.length < 2,
          onClick: () =>
            kind === 'cancel'
              ? cancelling.save({ id, reason: sent })
              : setting.save({ id, present: kind === 'present', reason: sent, on }),
        },
      ]}
    >
      <div className={css.stack}>
        {problem !== undefined && <Banner tone="bad" title={problem} />}
        {days.length > 1 && (
          <Field label={t('desk.day')} required>
            <Select
              value={on}
              options={days.map((day) => ({ value: day, label: formatDate(day) }))}
              onChange={setOn}
            />
          </Field>
        )}
        <Field label={t('desk.reason')} required>
          <TextInput value={reason} maxLength={200} onChange={setReason} />
        </Field>
      </div>
    </Dialog>
  );
}
