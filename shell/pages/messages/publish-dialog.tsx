import { type ReactElement, useState } from 'react';
import { fieldWords } from '#bridge/calls/kit/field-words.ts';
import { announcement, publishNotice } from '#bridge/calls/message/calls.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Checkbox } from '#ui/parts/checkbox.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { useForm } from '#ui/parts/form/use-form.ts';
import { TextArea, TextInput } from '#ui/parts/text-input.tsx';
import { showToast } from '#ui/parts/toast/toasts.ts';
import { callGateway, GatewayError } from '../../gateway.ts';
import { holdBack } from '../../stores/history/back-stack.ts';
import { loadNews } from '../../stores/work/messages.ts';
import { AudienceChoice, idsOf, type Target } from './audience-choice.tsx';
import { ExamChoice } from './exam-choice.tsx';
import css from './messages-page.module.css';
import { usePageTexts, t as words } from './texts/page-texts.ts';

/** How long a must-read holds its readers, in seconds. */
const countdown = 15;

const empty = {
  title: '',
  body: '',
  mustReadSeconds: '',
  examId: '',
  organIds: [] as string[],
  roleIds: [] as string[],
  tagIds: [] as string[],
};

/** Writes an announcement to the company or to a part of it. */
export function PublishDialog({ onClose }: { onClose: () => void }): ReactElement {
  const t = usePageTexts();
  const [audience, setAudience] = useState<readonly Target[]>([]);
  const form = useForm({
    schema: announcement,
    words: fieldWords,
    initial: empty,
    submit: (values) => publish(values, onClose),
  });
  const { mustReadSeconds, examId } = form.values;
  const choose = (next: readonly Target[]): void => {
    setAudience(next);
    form.set('organIds', idsOf(next, 'organ'));
    form.set('roleIds', idsOf(next, 'role'));
    form.set('tagIds', idsOf(next, 'tag'));
  };
  return (
    <Dialog
      open
      width={640}
      title={t('publish.button')}
      closeConfirm={form.dirty}
      holdBack={holdBack}
      onClose={onClose}
      buttons={[
        {
          id: 'publish',
          label: t('publish.submit'),
          variant: 'primary',
          onClick: () => form.props.ref.current?.requestSubmit(),
        },
      ]}
    >
      <form {...form.props} className={css.form}>
        {form.state.kind === 'refused' && <Banner tone="bad">{form.state.msg}</Banner>}
        <Field label={t('publish.title')} required error={form.error('title')}>
          <TextInput {...form.field('title')} maxLength={80} />
        </Field>
        <Field
          label={t('publish.body')}
          required
          help={t('publish.bodyHelp')}
          error={form.error('body')}
        >
          <TextArea {...form.field('body')} rows={8} maxLength={5000} />
        </Field>
        <Field label={t('publish.audience')} help={t('publish.audienceHelp')}>
          <AudienceChoice value={audience} onChange={choose} />
        </Field>
        <ExamChoice value={examId ?? ''} onChange={(id) => form.set('examId', id)} />
        <Checkbox
          checked={mustReadSeconds !== ''}
          onChange={(on) => form.set('mustReadSeconds', on ? String(countdown) : '')}
        >
          {t('publish.mustRead', { seconds: countdown })}
        </Checkbox>
      </form>
    </Dialog>
  );
}

async function publish(
  request: Parameters<typeof callGateway<typeof publishNotice>>[1],
  onDone: () => void,
) {
  try {
    await callGateway(publishNotice, request);
  } catch (cause) {
    if (!(cause instanceof GatewayError)) throw cause;
    return { code: cause.code, msg: cause.words, fields: cause.fields };
  }
  showToast(words('publish.done'), 'good');
  void loadNews();
  onDone();
  return { code: 0 } as const;
}
