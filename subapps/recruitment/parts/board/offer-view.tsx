import { type ReactElement, useState } from 'react';
import {
  letterStates,
  offerLetter,
  payMonthsWords,
  payParts,
} from '#bridge/calls/recruit/offers.ts';
import { offerRecordCalls } from '#bridge/calls/recruit/records/offer.ts';
import { useDownload } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { DescriptionList } from '#ui/parts/description-list.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { moneyWords } from '#ui/texts/money.ts';
import { useWords } from '../../texts/app-texts.ts';
import { AcceptForm } from './accept-form.tsx';
import type { Application, Offer } from './application.ts';
import css from './board.module.css';
import { EndOffer } from './end-offer.tsx';
import { OfferForm } from './offer-form.tsx';
import { SendOffer } from './send-offer.tsx';
import { useSaved } from './use-saved.ts';

type Form = 'edit' | 'accept' | 'declined' | 'withdrawn';

const tones = {
  draft: 'neutral',
  approved: 'accent',
  sent: 'accent',
  accepted: 'good',
  declined: 'bad',
  expired: 'warn',
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
  const isOver = offer !== null && ['declined', 'expired', 'withdrawn'].includes(offer.state);
  const mayMake = application.state === 'active' && (offer === null || isOver);
  return (
    <>
      <div className={css.line}>
        <h3>{t('application.offer')}</h3>
        {offer && <Tag tone={tones[offer.state]}>{t(`offerState.${offer.state}`)}</Tag>}
        {offer?.isPending && <Tag tone="warn">{t('offer.waiting')}</Tag>}
      </div>
      {offer ? <Terms offer={offer} /> : <p className={css.hint}>{t('application.noOffer')}</p>}
      {offer?.entryId && <Banner tone="good" title={t('application.entry')} />}
      <div className={css.actions}>
        {mayMake && <Button onClick={() => setForm('edit')}>{t('application.makeOffer')}</Button>}
        {offer && application.state === 'active' && (
          <OfferActions offer={offer} onForm={setForm} onChanged={onChanged} />
        )}
      </div>
      {form === 'edit' && (
        <OfferForm application={application} offer={isOver ? null : offer} {...shared} />
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
  const { id, version, can, entryId, state } = offer;
  const asked = useSaved(offerRecordCalls.move, { done: t('offer.asked'), onDone: onChanged });
  const revised = useSaved(offerRecordCalls.move, { done: t('offer.revised'), onDone: onChanged });
  const may = (move: string): boolean => can.moves.includes(move);
  const problem = asked.problem ?? revised.problem;
  const wrong = Object.values({ ...asked.errors, ...revised.errors });
  return (
    <>
      {may('approve') && (
        <Button variant="primary" onClick={() => void asked.save({ id, version, move: 'approve' })}>
          {t('offer.ask')}
        </Button>
      )}
      {can.edit && state === 'draft' && (
        <Button onClick={() => onForm('edit')}>{t('application.editOffer')}</Button>
      )}
      {(may('send') || (state === 'sent' && may('accept'))) && (
        <SendOffer offer={offer} onChanged={onChanged} />
      )}
      {may('accept') && (
        <Button variant="primary" onClick={() => onForm('accept')}>
          {t('application.accept')}
        </Button>
      )}
      {state === 'accepted' && entryId === null && (
        <Button onClick={() => onForm('accept')}>{t('offer.makeEntry')}</Button>
      )}
      {may('decline') && (
        <Button onClick={() => onForm('declined')}>{t('application.decline')}</Button>
      )}
      {may('revise') && (
        <Button onClick={() => void revised.save({ id, version, move: 'revise' })}>
          {t('offer.revise')}
        </Button>
      )}
      {offer.basePay !== null && letterStates.includes(state) && <LetterButton id={id} />}
      {may('withdraw') && (
        <Button variant="danger" onClick={() => onForm('withdrawn')}>
          {t('application.withdraw')}
        </Button>
      )}
      {problem !== undefined && (
        <Banner tone="bad" title={problem}>
          {wrong.join(' ')}
        </Banner>
      )}
    </>
  );
}

function LetterButton({ id }: { id: string }): ReactElement {
  const t = useWords();
  const letter = useDownload(offerLetter, (name) => t('offer.letterSaved', { name }));
  return (
    <Button icon="download" onClick={() => void letter({ id })}>
      {t('offer.letter')}
    </Button>
  );
}

function Terms({ offer }: { offer: Offer }): ReactElement {
  const t = useWords();
  return (
    <DescriptionList
      items={[
        { id: 'position', term: t('offer.position'), value: offer.positionName },
        { id: 'manager', term: t('offer.manager'), value: offer.managerName },
        { id: 'entryOn', term: t('offer.entryOn'), value: formatDate(offer.entryOn) },
        {
          id: 'contract',
          term: t('offer.contractMonths'),
          value: offer.contractMonths === null ? t('offer.open') : String(offer.contractMonths),
        },
        { id: 'probation', term: t('offer.probationMonths'), value: String(offer.probationMonths) },
        ...payParts.flatMap((id) => {
          const amount = offer[id];
          if (amount === null && id !== 'basePay') return [];
          const value = amount === null ? t('offer.hiddenPay') : moneyWords(amount);
          return [{ id, term: t(`offer.${id}`), value }];
        }),
        ...(offer.payMonths === null
          ? []
          : [
              {
                id: 'payMonths',
                term: t('offer.payMonths'),
                value: payMonthsWords(offer.payMonths),
              },
            ]),
        ...(offer.benefits === null
          ? []
          : [{ id: 'benefits', term: t('offer.benefits'), value: offer.benefits }]),
        { id: 'validUntil', term: t('offer.validUntil'), value: formatDate(offer.validUntil) },
        ...(offer.answerNote === null
          ? []
          : [{ id: 'note', term: t('offer.endNote'), value: offer.answerNote }]),
      ]}
    />
  );
}
