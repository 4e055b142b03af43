import { type FormEvent, type ReactElement, useMemo, useState } from 'react';
import {
  type companyProfile,
  type companySettings,
  saveCompanyProfile,
  watermarkKinds,
} from '#bridge/calls/company/settings.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { localeChoices, timeZoneChoices } from '#bridge/calls/tum/company-choices.ts';
import { useAppContext, useBridge, useDirty, useSave } from '#bridge/react/index.ts';
import { FieldGrid, Section } from '#ui/layouts/detail-page.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Combobox } from '#ui/parts/combobox.tsx';
import { Field } from '#ui/parts/field.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { wordsOfPaths } from '../../stores/field-errors.ts';
import css from './company.module.css';
import { FormFoot } from './form-foot.tsx';
import { useCompanySettingWords } from './texts/company-setting-texts.ts';

type Settings = ResultOf<typeof companySettings>;
type Profile = typeof companyProfile._zod.output;

/** Name, language, time zone and watermark of the company. */
export function ProfileForm(props: {
  settings: Settings;
  mayEdit: boolean;
  onSaved: () => void;
}): ReactElement {
  const { settings, mayEdit, onSaved } = props;
  const t = useCompanySettingWords();
  const bridge = useBridge();
  const { locale } = useAppContext();
  const saving = useSave(saveCompanyProfile);
  const initial = useMemo(() => profileOf(settings), [settings]);
  const [draft, setDraft] = useState(initial);
  const dirty = JSON.stringify(draft) !== JSON.stringify(initial);
  useDirty(dirty);
  const error = saving.state === 'failed' ? saving.error : undefined;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const { ok } = await saving.save({ version: settings.version, profile: draft });
    if (!ok) return;
    void bridge.dialogs.message({ text: t('saved'), tone: 'success' }).catch(() => {});
    onSaved();
  }

  return (
    <Section title={t('profile')}>
      <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
        {error && <Banner tone="bad" title={error.words} />}
        <ProfileFields
          code={settings.code}
          draft={draft}
          mayEdit={mayEdit}
          errors={wordsOfPaths(error?.fields ?? [], locale, 'profile.')}
          onChange={setDraft}
        />
        <FormFoot dirty={dirty} busy={saving.state === 'saving'} onUndo={() => setDraft(initial)} />
      </form>
    </Section>
  );
}

function profileOf({ name, locale, timeZone, watermark, watermarkWords }: Settings): Profile {
  return { name, locale, timeZone, watermark, watermarkWords };
}

interface FieldsProps {
  draft: Profile;
  mayEdit: boolean;
  errors: Readonly<Record<string, string>>;
  onChange: (draft: Profile) => void;
}

function ProfileFields(props: FieldsProps & { code: string }): ReactElement {
  const { code, draft, mayEdit, errors, onChange } = props;
  const t = useCompanySettingWords();
  const { locale: language } = useAppContext();
  const zones = useMemo(() => timeZoneChoices(language), [language]);
  return (
    <FieldGrid>
      <Field label={t('fields.name')} required disabled={!mayEdit} error={errors.name}>
        <TextInput
          name="name"
          value={draft.name}
          maxLength={100}
          onChange={(name) => onChange({ ...draft, name })}
        />
      </Field>
      <Field label={t('fields.code')} disabled>
        <TextInput value={code} onChange={() => undefined} />
      </Field>
      <Field label={t('fields.locale')} disabled={!mayEdit}>
        <Select
          options={localeChoices}
          value={draft.locale}
          onChange={(locale) => onChange({ ...draft, locale })}
        />
      </Field>
      <Field label={t('fields.timeZone')} required disabled={!mayEdit} error={errors.timeZone}>
        <Combobox
          options={zones}
          value={draft.timeZone}
          onChange={(timeZone) => onChange({ ...draft, timeZone })}
        />
      </Field>
      <WatermarkFields {...props} />
    </FieldGrid>
  );
}

function WatermarkFields({ draft, mayEdit, errors, onChange }: FieldsProps): ReactElement {
  const t = useCompanySettingWords();
  return (
    <>
      <Field label={t('watermark')} disabled={!mayEdit} help={t('watermarkHelp')}>
        <Select
          options={watermarkKinds.map((value) => ({ value, label: t(`watermarks.${value}`) }))}
          value={draft.watermark}
          onChange={(watermark) => onChange({ ...draft, watermark })}
        />
      </Field>
      {draft.watermark === 'words' && (
        <Field
          label={t('watermarkWords')}
          required
          disabled={!mayEdit}
          error={errors.watermarkWords}
        >
          <TextInput
            name="watermarkWords"
            value={draft.watermarkWords}
            maxLength={40}
            onChange={(watermarkWords) => onChange({ ...draft, watermarkWords })}
          />
        </Field>
      )}
    </>
  );
}
