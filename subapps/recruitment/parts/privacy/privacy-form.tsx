import { type FormEvent, type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import {
  type hiringPrivacy,
  mostMonths,
  saveHiringPrivacy,
} from '#bridge/calls/recruit/consents.ts';
import { useDirty } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Field } from '#ui/parts/field.tsx';
import { NumberInput } from '#ui/parts/number-input.tsx';
import { TextArea } from '#ui/parts/text-input.tsx';
import { useWords } from '../../texts/app-texts.ts';
import { useSaved } from '../board/use-saved.ts';
import css from './privacy.module.css';

interface FormProps {
  privacy: ResultOf<typeof hiringPrivacy>;
  mayEdit: boolean;
  onSaved: () => void;
}

/** The period and the consent text. */
export function PrivacyForm({ privacy, mayEdit, onSaved }: FormProps): ReactElement {
  const t = useWords();
  const [text] = privacy.texts;
  const [months, setMonths] = useState<number | null>(privacy.months);
  const [zh, setZh] = useState(text?.zh ?? '');
  const [en, setEn] = useState(text?.en ?? '');
  const { save, errors, problem } = useSaved(saveHiringPrivacy, {
    done: t('privacy.saved'),
    onDone: onSaved,
  });
  const isChanged = months !== privacy.months || zh !== text?.zh || en !== text?.en;
  useDirty(isChanged);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (months !== null) void save({ version: privacy.version, months, zh, en });
  };
  const areas = [
    { id: 'zh', value: zh, set: setZh },
    { id: 'en', value: en, set: setEn },
  ] as const;
  return (
    <form className={css.card} onSubmit={submit}>
      <h2 className={css.head}>{t('privacy.settings')}</h2>
      {problem !== undefined && Object.keys(errors).length === 0 && (
        <Banner tone="bad" title={problem} />
      )}
      <div className={css.months}>
        <Field
          label={t('privacy.months')}
          required
          {...(errors.months && { error: errors.months })}
        >
          <NumberInput
            value={months}
            min={1}
            max={mostMonths}
            disabled={!mayEdit}
            onChange={setMonths}
          />
        </Field>
      </div>
      <p className={css.hint}>{t('privacy.monthsHint')}</p>
      <ConsentTexts areas={areas} errors={errors} mayEdit={mayEdit} />
      <p className={css.hint}>
        {t('privacy.textHint')} {t('privacy.current', { version: text?.version ?? 1 })}
      </p>
      {mayEdit && (
        <div className={css.foot}>
          <Button type="submit" variant="primary" disabled={!isChanged || months === null}>
            {t('save')}
          </Button>
        </div>
      )}
    </form>
  );
}

/** The consent text in both languages. */
function ConsentTexts(props: {
  areas: readonly { id: 'zh' | 'en'; value: string; set: (value: string) => void }[];
  errors: Readonly<Record<string, string>>;
  mayEdit: boolean;
}): ReactElement {
  const { areas, errors, mayEdit } = props;
  const t = useWords();
  return (
    <div className={css.texts}>
      {areas.map(({ id, value, set }) => (
        <Field
          key={id}
          label={t(`privacy.${id}`)}
          required
          {...(errors[id] && { error: errors[id] })}
        >
          <TextArea value={value} rows={9} maxLength={4000} disabled={!mayEdit} onChange={set} />
        </Field>
      ))}
    </div>
  );
}
