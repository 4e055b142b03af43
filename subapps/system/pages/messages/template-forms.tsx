import { type FormEvent, type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import {
  longestBody,
  type MessageEvent,
  type MessageWay,
  messageWays,
  wrongPlaceholder,
} from '#bridge/calls/message/events.ts';
import { messageTemplates, saveMessageTemplate } from '#bridge/calls/message/outbox.ts';
import { placeholderWords, wayWords } from '#bridge/calls/message/words.ts';
import { useAppContext, useCall, useSave } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Checkbox } from '#ui/parts/checkbox.tsx';
import { Field } from '#ui/parts/field.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { TextArea, TextInput } from '#ui/parts/text-input.tsx';
import css from './messages.module.css';
import { useMessageTexts } from './texts/message-texts.ts';

type Template = ResultOf<typeof messageTemplates>['ways'][number];
type Words = Template['usual'];

/** The texts of one event, one way at a time. */
export function TemplateForms({ event }: { event: MessageEvent }): ReactElement {
  const t = useMessageTexts();
  const { locale } = useAppContext();
  const call = useCall(messageTemplates, { event });
  const [way, setWay] = useState<MessageWay>('portal');
  const template = call.data?.ways.find((one) => one.way === way);
  if (call.state === 'failed') return <ErrorState hint={call.error.words} onRetry={call.reload} />;
  if (template === undefined) return <SkeletonLines lines={6} />;
  return (
    <div className={css.form}>
      <Field label={t('way')}>
        <Select
          value={way}
          options={messageWays.map((value) => ({ value, label: wayWords[locale][value] }))}
          onChange={setWay}
        />
      </Field>
      <p className={css.hint}>
        {t('placeholders')}{' '}
        {call.data?.placeholders.map((name) => (
          <span key={name} className={css.placeholder}>
            <code>{`{${name}}`}</code> {placeholderWords[locale][name]}
          </span>
        ))}
      </p>
      <TemplateForm
        key={`${way} ${template.own === null}`}
        event={event}
        template={template}
        onSaved={call.reload}
      />
    </div>
  );
}

function TemplateForm(props: {
  event: MessageEvent;
  template: Template;
  onSaved: () => void;
}): ReactElement {
  const { event, template, onSaved } = props;
  const { way, usual, own } = template;
  const t = useMessageTexts();
  const saving = useSave(saveMessageTemplate);
  const [isOwn, setIsOwn] = useState(own !== null);
  const [words, setWords] = useState<Words>(own ?? usual);
  const [asked, setAsked] = useState(false);
  const isWrong = (name: keyof Words): boolean =>
    words[name].trim() === '' ||
    wrongPlaceholder(event, words[name]) !== null ||
    (name.startsWith('body') && words[name].length > longestBody[way]);

  async function submit(submitted: FormEvent): Promise<void> {
    submitted.preventDefault();
    setAsked(true);
    const names = ['titleZh', 'bodyZh', 'titleEn', 'bodyEn'] as const;
    if (isOwn && names.some(isWrong)) return;
    const { ok } = await saving.save({ event, way, words: isOwn ? words : null });
    if (ok) onSaved();
  }

  const field = (name: keyof Words): ReactElement => (
    <Line
      name={name}
      value={isOwn ? words[name] : usual[name]}
      isOwn={isOwn}
      isWrong={asked && isOwn && isWrong(name)}
      onChange={(value) => setWords({ ...words, [name]: value })}
    />
  );
  return (
    <form className={css.form} onSubmit={(submitted) => void submit(submitted)} noValidate>
      {saving.state === 'failed' && <Banner tone="bad" title={saving.error.words} />}
      {saving.state === 'saved' && <Banner tone="good" title={t('saved')} />}
      <Checkbox checked={isOwn} onChange={setIsOwn}>
        {t('useOwn')}
      </Checkbox>
      {way !== 'sms' && field('titleZh')}
      {field('bodyZh')}
      {way !== 'sms' && field('titleEn')}
      {field('bodyEn')}
      <p className={css.hint}>
        {t(way === 'sms' ? 'smsHelp' : 'bodyHelp', { most: longestBody[way] })}
      </p>
      <div className={css.actions}>
        <Button type="submit" variant="primary" busy={saving.state === 'saving'}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

function Line(props: {
  name: keyof Words;
  value: string;
  isOwn: boolean;
  isWrong: boolean;
  onChange: (value: string) => void;
}): ReactElement {
  const { name, value, isOwn, isWrong, onChange } = props;
  const t = useMessageTexts();
  const input = { name, value, disabled: !isOwn, onChange };
  return (
    <Field label={t(name)} required={isOwn} error={isWrong ? t('wrong') : undefined}>
      {name.startsWith('title') ? <TextInput {...input} /> : <TextArea {...input} rows={3} />}
    </Field>
  );
}
