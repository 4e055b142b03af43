import { type ReactElement, useState } from 'react';
import { sendOffer } from '#bridge/calls/recruit/offers.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { DescriptionList } from '#ui/parts/description-list.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useWords } from '../../texts/app-texts.ts';
import { AcceptForm } from './accept-form.tsx';
import type { Application, Offer } from './application.ts';
import css from './board.module.css';
import { EndOffer } from './end-offer.tsx';
import { OfferForm } from './offer-form.tsx';
import { useSaved } from './use-saved.ts';

type Form = 'edit' | 'accept' | 'declined' | 'withdrawn';

const tones = {
  draft: 'neutral',
  sent: 'accent',
  accepted: 'good',
  declined: 'bad',
  withdrawn: 'warn',
} as const;

/** The offer of an application, and what can be done with it now. */
export function OfferView(props: {
  application: Application;
  onChanged: () => void;
}): ReactElement {
  const { application, onChanged } = props;
  const t = useWords();
  const [form, setForm] = useState<Form | null>(null);
  const { offer } = application;
  const shared = { onClose: () => setForm(null), onSaved: onChanged };
  const isOver = offer !== null && (offer.state === 'declined' || offer.state === 'withdrawn');
  const mayMake = application.state === 'active' && (offer === null || isOver);
  return (
    <>
      <div className={css.line}>
        <h3>{t('application.offer')}</h3>
        {offer && <Tag tone={tones[offer.state]}>{t(`offerState.${offer.state}`)}</Tag>}
      </div>
      {offer ? <Terms offer={offer} /> : <p className={css.hint}>{t('application.noOffer')}</p>}
      {offer?.state === 'accepted' && <Banner tone="good" title={t('application.entry')} />}
      <div className={css.actions}>
        {mayMake && <Button onClick={() => setForm('edit')}>{t('application.makeOffer')}</Button>}
        {offer && application.state === 'active' && (
          <OfferActions offer={offer} onForm={setForm} onChanged={onChanged} />
        )}
      </div>
      {form === 'edit' && (
        <OfferForm applicationId={application.id} offer={isOver ? null : offer} {...shared} />
      )}
      {form === 'accept' && offer && <AcceptForm offer={offer} {...shared} />}
      {(form === 'declined' || form === 'withdrawn') && offer && (
        <EndOffer offer={offer} answer={form} {...shared} />
      )}
    </>
  );
}

function OfferActions(props: {
  offer: Offer;
  onForm: (form: Form) => void;
  onChanged: () => void;
}): ReactElement {
  const { offer, onForm, onChanged } = props;
  const t = useWords();
  const { id, version, state } = offer;
  const sending = useSaved(sendOffer, { done: t('offer.sent'), onDone: onChanged });
  return (
    <>
      {state === 'draft' && (
        <>
          <Button variant="primary" onClick={() => void sending.save({ id, version })}>
            {t('application.sendOffer')}
          </Button>
          <Button onClick={() => onForm('edit')}>{t('application.editOffer')}</Button>
        </>
      )}
      {state === 'sent' && (
        <>
          <Button variant="primary" onClick={() => onForm('accept')}>
            {t('application.accept')}
          </Button>
          <Button onClick={() => onForm('declined')}>{t('application.decline')}</Button>
        </>
      )}
      {(state === 'draft' || state === 'sent' || state === 'accepted') && (
        <Button variant="danger" onClick={() => onForm('withdrawn')}>
          {t('application.withdraw')}
        </Button>
      )}
      {sending.problem !== undefined && <Banner tone="bad" title={sending.problem} />}
    </>
  );
}

function Terms({ offer }: { offer: Offer }): ReactElement {
  const t = useWords();
  const months = (count: number): string => t('offer.months', { count: String(count) });
  return (
    <DescriptionList
      items={[
        { id: 'position', term: t('offer.position'), value: offer.positionName },
        { id: 'manager', term: t('offer.manager'), value: offer.managerName },
        { id: 'entryOn', term: t('offer.entryOn'), value: formatDate(offer.entryOn) },
        {
          id: 'contract',
          term: t('offer.contractMonths'),
          value: offer.contractMonths === null ? t('offer.open') : months(offer.contractMonths),
        },
        { id: 'probation', term: t('offer.probationMonths'), value: months(offer.probationMonths) },
        {
          id: 'basePay',
          term: t('offer.basePay'),
          value: t('offer.perMonth', { amount: offer.basePay }),
        },
        { id: 'validUntil', term: t('offer.validUntil'), value: formatDate(offer.validUntil) },
        ...(offer.answerNote === null
          ? []
          : [{ id: 'note', term: t('offer.endNote'), value: offer.answerNote }]),
      ]}
    />
  );
}
