import { type ReactElement, useState } from 'react';
import { noteConsent, notedSources } from '#bridge/calls/recruit/consents.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { DateInput } from '#ui/parts/date-input/date-input.tsx';
import { Field } from '#ui/parts/field.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { useWords } from '../../texts/app-texts.ts';
import { useSaved } from '../board/use-saved.ts';
import css from './privacy.module.css';

const kinds = ['given', 'withdrawn'] as const;

/** Notes what a candidate said to a recruiter, with the day and the way; a withdrawal for who may remove data. */
export function NoteForm(props: {
  candidateId: string;
  mayWithdraw: boolean;
  onNoted: () => void;
}): ReactElement {
  const { candidateId, mayWithdraw, onNoted } = props;
  const t = useWords();
  const [kind, setKind] = useState<(typeof kinds)[number]>('given');
  const [source, setSource] = useState<(typeof notedSources)[number]>('mail');
  const [on, setOn] = useState('');
  const { save, errors, problem } = useSaved(noteConsent, {
    done: t('privacy.noted'),
    onDone: () => {
      setOn('');
      onNoted();
    },
  });
  const general = Object.keys(errors).length === 0 ? problem : undefined;
  return (
    <section className={css.section}>
      <h3 className={css.head}>{t('privacy.noteTitle')}</h3>
      {general !== undefined && <Banner tone="bad" title={general} />}
      <div className={css.note}>
        <Field label={t('privacy.what')}>
          <Select
            value={kind}
            options={kinds
              .filter((value) => value === 'given' || mayWithdraw)
              .map((value) => ({ value, label: t(`privacy.kind.${value}`) }))}
            onChange={setKind}
          />
        </Field>
        <Field label={t('privacy.how')}>
          <Select
            value={source}
            options={notedSources.map((value) => ({ value, label: t(`privacy.source.${value}`) }))}
            onChange={setSource}
          />
        </Field>
        <Field label={t('privacy.on')} {...(errors.on && { error: errors.on })}>
          <DateInput value={on} onChange={setOn} />
        </Field>
        <Button disabled={on === ''} onClick={() => save({ candidateId, kind, source, on })}>
          {t('privacy.note')}
        </Button>
      </div>
    </section>
  );
}
