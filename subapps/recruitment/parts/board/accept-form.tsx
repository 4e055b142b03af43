import { type ReactElement, useState } from 'react';
import { acceptOffer } from '#bridge/calls/recruit/offers.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { useWords } from '../../texts/app-texts.ts';
import type { Offer } from './application.ts';
import css from './board.module.css';
import { useSaved } from './use-saved.ts';

const documents = ['cn-id', 'passport', 'other'] as const;
const genders = ['F', 'M'] as const;

/** Takes down an acceptance with what the entry of personnel needs besides. */
export function AcceptForm(props: {
  offer: Offer;
  onClose: () => void;
  onSaved: () => void;
}): ReactElement {
  const { offer, onClose, onSaved } = props;
  const t = useWords();
  const [idDocumentType, setDocument] = useState<(typeof documents)[number]>('cn-id');
  const [idNumber, setNumber] = useState('');
  const [gender, setGender] = useState<(typeof genders)[number] | ''>('');
  const { save, errors, problem } = useSaved(acceptOffer, {
    done: t('offer.accepted'),
    onDone: () => {
      onSaved();
      onClose();
    },
  });
  const { id, version } = offer;
  return (
    <Dialog
      open
      width={480}
      title={t('offer.acceptTitle')}
      closeConfirm
      onClose={onClose}
      buttons={[
        {
          id: 'accept',
          label: t('application.accept'),
          variant: 'primary',
          disabled: gender === '' || idNumber === '',
          onClick: () => gender !== '' && save({ id, version, idDocumentType, idNumber, gender }),
        },
      ]}
    >
      <div className={css.stack}>
        {problem !== undefined && (
          <Banner tone="bad" title={problem}>
            {/* Fields the form does not have, such as the phone of the candidate. */}
            {errors.phone}
          </Banner>
        )}
        <p className={css.hint}>{t('offer.acceptHint')}</p>
        <DocumentKind value={idDocumentType} error={errors.idDocumentType} onChange={setDocument} />
        <Field label={t('offer.idNumber')} required error={errors.idNumber}>
          <TextInput value={idNumber} maxLength={30} onChange={setNumber} />
        </Field>
        <Field label={t('offer.gender')} required error={errors.gender}>
          <Select
            value={gender}
            options={genders.map((value) => ({ value, label: t(`offer.genders.${value}`) }))}
            onChange={setGender}
          />
        </Field>
      </div>
    </Dialog>
  );
}

function DocumentKind(props: {
  value: (typeof documents)[number];
  error: string | undefined;
  onChange: (value: (typeof documents)[number]) => void;
}): ReactElement {
  const { value, error, onChange } = props;
  const t = useWords();
  return (
    <Field label={t('offer.idDocumentType')} required error={error}>
      <Select
        value={value}
        options={documents.map((one) => ({ value: one, label: t(`offer.idDocument.${one}`) }))}
        onChange={onChange}
      />
    </Field>
  );
}
