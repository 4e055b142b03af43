import type { ReactElement } from 'react';
import * as z from 'zod/mini';
import { FieldGrid } from '../../layouts/detail-page.tsx';
import { Banner } from '../../parts/banner.tsx';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { DraftBanner } from '../../parts/form/draft-banner.tsx';
import { openDrafts } from '../../parts/form/drafts.ts';
import { useForm } from '../../parts/form/use-form.ts';
import { TextArea, TextInput } from '../../parts/text-input.tsx';
import css from '../gallery.module.css';
import type { Story } from '../story.ts';
import { galleryFieldWords } from '../texts/field-words.ts';
import { useGalleryTexts } from '../texts/use-gallery-texts.ts';

export const formStory: Story = {
  id: 'form',
  states: [
    { name: 'autosave', draw: Autosave },
    { name: 'offer', draw: Offer },
    { name: 'offer-outdated', draw: OutdatedOffer },
  ],
};

const schema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(20)),
  phone: z.string().check(z.regex(/^1\d{10}$/, 'phone')),
  password: z.string(),
  remark: z.string().check(z.maxLength(200)),
});
const drafts = openDrafts({ owner: 'gallery', area: 'form', secrets: ['password'] });

function Autosave(): ReactElement {
  const t = useGalleryTexts();
  const form = useForm({
    schema,
    words: galleryFieldWords,
    initial: { name: '', phone: '', password: '', remark: '' },
    autosave: { drafts, id: 'person', version: 1 },
    submit: async ({ phone }) =>
      phone.endsWith('0000')
        ? { code: 1, msg: t('say.saveFailed'), fields: [{ path: 'phone', issue: 'taken' }] }
        : undefined,
  });
  return (
    <form {...form.props} className={css.stack}>
      {form.offer && <DraftBanner {...form.offer} nameOf={() => t('field.password')} />}
      {form.state.kind === 'refused' && <Banner tone="bad">{form.state.msg}</Banner>}
      {form.state.kind === 'saved' && <Banner tone="good">{t('say.saved')}</Banner>}
      <FieldGrid>
        <Field label={t('field.name')} required error={form.error('name')}>
          <TextInput {...form.field('name')} clearable />
        </Field>
        <Field label={t('field.phone')} required error={form.error('phone')}>
          <TextInput {...form.field('phone')} type="tel" />
        </Field>
        <Field label={t('field.password')} error={form.error('password')}>
          <TextInput {...form.field('password')} type="password" autoComplete="off" />
        </Field>
        <Field label={t('field.remark')} error={form.error('remark')}>
          <TextArea {...form.field('remark')} maxLength={200} />
        </Field>
      </FieldGrid>
      <div className={css.row}>
        <Button variant="primary" type="submit" disabled={!form.dirty}>
          {t('action.save')}
        </Button>
      </div>
    </form>
  );
}

const kept = {
  version: 1,
  values: { phone: '13800001234', remark: '' },
  before: {},
  words: {},
  left: [],
  at: Date.UTC(2026, 10, 21, 6, 32),
} as const;

function Offer(): ReactElement {
  return (
    <DraftBanner
      kept={kept}
      outdated={false}
      nameOf={(field) => field}
      onRestore={() => {}}
      onDiscard={() => {}}
    />
  );
}

function OutdatedOffer(): ReactElement {
  const t = useGalleryTexts();
  return (
    <DraftBanner
      kept={{ ...kept, left: ['password'] }}
      outdated
      nameOf={() => t('field.password')}
      onRestore={() => {}}
      onDiscard={() => {}}
    />
  );
}
