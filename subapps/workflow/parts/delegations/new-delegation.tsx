import { type ReactElement, useState } from 'react';
import { addDelegation } from '#bridge/calls/workflow/delegations.ts';
import { useSave } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Checkbox } from '#ui/parts/checkbox.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import type { Option } from '#ui/parts/option.ts';
import { DateRangeInput } from '#ui/parts/range-input/date-range-input.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { useWords } from '../../texts/app-texts.ts';
import css from '../approvals.module.css';
import { PeopleChoice } from '../people-choice.tsx';

interface NewDelegationProps {
  kinds: readonly { readonly id: string; readonly name: string }[];
  onClose: () => void;
  onAdded: () => void;
}

/** Lets a colleague decide for the caller: who, when, and which kinds. */
export function NewDelegation({ kinds, onClose, onAdded }: NewDelegationProps): ReactElement {
  const t = useWords();
  const saving = useSave(addDelegation);
  const [people, setPeople] = useState<readonly Option[]>([]);
  const [range, setRange] = useState({ from: '', to: '' });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [person] = people;
  const isDated = range.from !== '' && range.to !== '';

  async function add(): Promise<void> {
    setTried(true);
    if (person === undefined || !isDated) return;
    const outcome = await saving.save({
      to: person.value,
      fromOn: range.from,
      toOn: range.to,
      definitionIds: chosen.length === 0 ? null : [...chosen],
      ...(reason.trim() !== '' && { reason: reason.trim() }),
    });
    if (outcome.ok) onAdded();
  }

  return (
    <Dialog
      open
      width={504}
      title={t('delegations.add')}
      onClose={onClose}
      buttons={[{ id: 'add', label: t('delegations.save'), variant: 'primary', onClick: add }]}
    >
      <div className={css.form}>
        {saving.state === 'failed' && <Banner tone="bad" title={saving.error.words} />}
        <Field
          label={t('delegations.who')}
          required
          error={tried && person === undefined ? t('ask.peopleNeeded') : undefined}
        >
          <PeopleChoice value={people} most={1} taskId={undefined} onChange={setPeople} />
        </Field>
        <Field
          label={t('delegations.when')}
          required
          error={tried && !isDated ? t('routes.required') : undefined}
        >
          <DateRangeInput presets={[]} value={range} onChange={setRange} />
        </Field>
        <KindsField kinds={kinds} chosen={chosen} onChange={setChosen} />
        <Field label={t('delegations.reason')}>
          <TextInput value={reason} maxLength={200} onChange={setReason} />
        </Field>
      </div>
    </Dialog>
  );
}

/** Which kinds of requests; none is all of them. */
function KindsField(props: {
  kinds: readonly { readonly id: string; readonly name: string }[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}): ReactElement {
  const { kinds, chosen, onChange } = props;
  const t = useWords();
  return (
    <Field label={t('delegations.kinds')} help={t('delegations.kindsHelp')}>
      <div className={css.people}>
        {kinds.map(({ id, name }) => (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            onChange={(checked) =>
              onChange(checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          >
            {name}
          </Checkbox>
        ))}
      </div>
    </Field>
  );
}
