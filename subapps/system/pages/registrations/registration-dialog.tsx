import { type ReactElement, useState } from 'react';
import { decideRegistration } from '#bridge/calls/tum/registrations.ts';
import { useAppContext, useBridge, useSave } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { DescriptionList } from '#ui/parts/description-list.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { wordsOfPaths } from '../../stores/field-errors.ts';
import css from '../accounts/account.module.css';
import type { RegistrationRow } from './registrations.tsx';
import { useRegistrationWords } from './texts/registration-texts.ts';

/** One registration: what was sent, and the decision. */
export function RegistrationDialog(props: {
  registration: RegistrationRow;
  onClose: (how?: 'changed') => void;
}): ReactElement {
  const { registration, onClose } = props;
  const t = useRegistrationWords();
  const bridge = useBridge();
  const { locale } = useAppContext();
  const saving = useSave(decideRegistration);
  const [reason, setReason] = useState('');
  const error = saving.state === 'failed' ? saving.error : undefined;
  const errors = wordsOfPaths(error?.fields ?? [], locale, '');

  async function decide(approve: '0' | '1'): Promise<void> {
    const asked = { registrationId: registration.id, approve, reason };
    if (!(await saving.save(asked)).ok) return;
    const text = approve === '1' ? t('approved') : t('refused');
    void bridge.dialogs.message({ text, tone: 'success' }).catch(() => {});
    onClose('changed');
  }

  return (
    <div className={css.form}>
      {error && error.fields.length === 0 && <Banner tone="bad" title={error.words} />}
      <Facts registration={registration} />
      {registration.status === 'pending' && (
        <>
          <Field label={t('reason')} error={errors.reason}>
            <TextInput name="reason" value={reason} maxLength={300} onChange={setReason} />
          </Field>
          <div className={css.actions}>
            <Button variant="danger" onClick={() => void decide('0')}>
              {t('refuse')}
            </Button>
            <Button
              variant="primary"
              busy={saving.state === 'saving'}
              onClick={() => void decide('1')}
            >
              {t('approve')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function Facts({ registration: row }: { registration: RegistrationRow }): ReactElement {
  const t = useRegistrationWords();
  const facts = [
    [t('fields.code'), row.code],
    [t('applicant'), `${row.applicantName} · ${row.applicantLogin}`],
    [t('contact'), row.contactName],
    [t('phone'), row.contactPhone],
    [t('creditCode'), row.creditCode],
    [t('employees'), row.employees],
    [t('fields.place'), row.place],
    [t('fields.timeZone'), row.timeZone],
    [t('note'), row.note],
    [t('source'), row.source],
    [t('at'), formatDate(row.at, 'minute')],
    ...(row.reason ? [[t('reason'), row.reason]] : []),
  ];
  return (
    <DescriptionList
      items={facts.map(([term = '', value]) => ({ id: term, term, value: value || t('empty') }))}
    />
  );
}
