import { type ReactElement, useState } from 'react';
import { answerOffer } from '#bridge/calls/recruit/offers.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextArea } from '#ui/parts/text-input.tsx';
import { useWords } from '../../texts/app-texts.ts';
import type { Offer } from './application.ts';
import css from './board.module.css';
import { useSaved } from './use-saved.ts';

/** Notes that the candidate declined, or withdraws the offer; both with the reason. */
export function EndOffer(props: {
  offer: Offer;
  answer: 'declined' | 'withdrawn';
  onClose: () => void;
  onSaved: () => void;
}): ReactElement {
  const { offer, answer, onClose, onSaved } = props;
  const t = useWords();
  const [note, setNote] = useState('');
  const { save, problem } = useSaved(answerOffer, {
    done: t('offer.ended'),
    onDone: () => {
      onSaved();
      onClose();
    },
  });
  const { id, version } = offer;
  const label = t(answer === 'declined' ? 'application.decline' : 'application.withdraw');
  return (
    <Dialog
      open
      width={480}
      title={label}
      onClose={onClose}
      buttons={[
        {
          id: 'end',
          label,
          variant: 'danger',
          disabled: note.trim() === '',
          onClick: () => save({ id, version, answer, note }),
        },
      ]}
    >
      <div className={css.stack}>
        {problem !== undefined && <Banner tone="bad" title={problem} />}
        <Field label={t('offer.endNote')} required>
          <TextArea value={note} maxLength={1000} onChange={setNote} />
        </Field>
      </div>
    </Dialog>
  );
}
