import { type ReactElement, useState } from 'react';
import type { EmployeeField } from '#bridge/calls/joyhr/employee.ts';
import { useAppContext, useBridge } from '#bridge/react/index.ts';
import { BusinessCard } from '#ui/parts/business-card/business-card.tsx';
import { DialogContainer } from '#ui/parts/dialog/dialog-container.tsx';
import { QrCode } from '#ui/parts/qr-code/qr-code.tsx';
import { RadioGroup } from '#ui/parts/radio-group.tsx';
import { type EmployeeRecord, rightOn } from '../../stores/record.ts';
import { type CardFacts, vcardOf } from '../../stores/vcard.ts';
import { useWords } from '../../texts/app-texts.ts';
import { usePhoto } from '../person-avatar.tsx';
import css from './card-dialog.module.css';

export interface CardDialogProps {
  record: EmployeeRecord;
  open: boolean;
  onClose: () => void;
}

/** A person's card with what the reader may see of them, to scan, to print, or to save as a code. */
export function CardDialog({ record, open, onClose }: CardDialogProps): ReactElement {
  const t = useWords();
  const bridge = useBridge();
  const company = useAppContext().tenant.name;
  const [direction, setDirection] = useState<'1' | '2'>('1');
  const photo = usePhoto(record.id);
  const facts = factsOf(record, company);
  const vcard = vcardOf(facts);
  const { name, department, post, phone, email } = facts;
  return (
    <DialogContainer
      open={open}
      onClose={onClose}
      title={t('card.title')}
      width={504}
      more={['print']}
      onPrint={() => bridge.dialogs.print({})}
      qrCode={{ text: vcard, filename: name }}
    >
      <div className={css.shown}>
        <div className={css.direction}>
          <RadioGroup
            label={t('card.direction')}
            value={direction}
            onChange={setDirection}
            options={[
              { value: '1', label: t('card.horizontal') },
              { value: '2', label: t('card.vertical') },
            ]}
          />
        </div>
        <BusinessCard
          direction={direction === '2' ? 2 : 1}
          title={company}
          realName={name}
          userName={record.fields.staffNo ?? ''}
          showHead={1}
          headUrl={photo?.picture}
          content={[[post, department].filter(Boolean).join(' · '), phone, email]
            .filter(Boolean)
            .join('\n')}
        >
          <QrCode size={128} level="L" text={vcard} label={t('card.code', { name })} />
        </BusinessCard>
        <p className={css.hint}>{t('card.hint')}</p>
      </div>
    </DialogContainer>
  );
}

// What comes masked or not at all is on no card.
function factsOf(record: EmployeeRecord, company: string): CardFacts {
  const { fields, names } = record;
  const told = (field: EmployeeField, value: string | null | undefined) =>
    ['read', 'write'].includes(rightOn(record, field)) ? (value ?? '') : '';
  return {
    name: told('name', fields.name),
    company,
    department: told('organId', names.organId),
    post: told('postId', names.postId),
    phone: told('phone', fields.phone),
    email: told('email', fields.email),
  };
}
