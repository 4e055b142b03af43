import { type FormEvent, type ReactElement, useState } from 'react';
import { switchedWays } from '#bridge/calls/message/events.ts';
import { saveMessageSwitch } from '#bridge/calls/message/outbox.ts';
import { wayWords } from '#bridge/calls/message/words.ts';
import { useAppContext, useSave } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Checkbox } from '#ui/parts/checkbox.tsx';
import { Tabs } from '#ui/parts/tabs.tsx';
import type { EventRow } from './events.tsx';
import css from './messages.module.css';
import { TemplateForms } from './template-forms.tsx';
import { useMessageTexts } from './texts/message-texts.ts';

/** One kind of message: by which ways it goes, and its texts. */
export function EventDialog(props: { row: EventRow; onSaved: () => void }): ReactElement {
  const { row, onSaved } = props;
  const t = useMessageTexts();
  const [tab, setTab] = useState<'switches' | 'text'>('switches');
  return (
    <Tabs
      label={t('edit')}
      tabs={[
        { id: 'switches', label: t('switches') },
        { id: 'text', label: t('text') },
      ]}
      value={tab}
      onChange={setTab}
    >
      {tab === 'switches' ? (
        <Switches row={row} onSaved={onSaved} />
      ) : (
        <TemplateForms event={row.event} />
      )}
    </Tabs>
  );
}

function Switches(props: { row: EventRow; onSaved: () => void }): ReactElement {
  const { event, work, mail, sms, urgent } = props.row;
  const t = useMessageTexts();
  const { locale } = useAppContext();
  const saving = useSave(saveMessageSwitch);
  const [on, setOn] = useState({ work, mail, sms, urgent });

  async function submit(submitted: FormEvent): Promise<void> {
    submitted.preventDefault();
    const { ok } = await saving.save({ event, ...on });
    if (ok) props.onSaved();
  }

  return (
    <form className={css.form} onSubmit={(submitted) => void submit(submitted)} noValidate>
      {saving.state === 'failed' && <Banner tone="bad" title={saving.error.words} />}
      <Checkbox checked disabled onChange={() => undefined}>
        {wayWords[locale].portal}
      </Checkbox>
      {switchedWays.map((way) => (
        <Checkbox key={way} checked={on[way]} onChange={(value) => setOn({ ...on, [way]: value })}>
          {wayWords[locale][way]}
        </Checkbox>
      ))}
      <hr className={css.line} />
      <Checkbox checked={on.urgent} onChange={(value) => setOn({ ...on, urgent: value })}>
        {t('urgent')}
      </Checkbox>
      <div className={css.actions}>
        <Button type="submit" variant="primary" busy={saving.state === 'saving'}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
