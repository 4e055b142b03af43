import { type FormEvent, type ReactElement, useState } from 'react';
import { removeVersionNotice, saveVersionNotice } from '#bridge/calls/tum/version-notices.ts';
import { useAppContext, useBridge, useSave } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextArea, TextInput } from '#ui/parts/text-input.tsx';
import { wordsOfPaths } from '../../stores/field-errors.ts';
import css from '../accounts/account.module.css';
import type { Release } from './releases.tsx';
import { useReleaseWords } from './texts/release-texts.ts';

const lines = ['version', 'titleZh', 'titleEn'] as const;
const bodies = ['bodyZh', 'bodyEn'] as const;

type Typed = Record<(typeof lines)[number] | (typeof bodies)[number], string>;

/** Writes a notice, publishes it, removes it. */
export function ReleaseDialog(props: {
  release: Release | undefined;
  onChanged: () => void;
}): ReactElement {
  const { release, onChanged } = props;
  const t = useReleaseWords();
  const bridge = useBridge();
  const { locale } = useAppContext();
  const saving = useSave(saveVersionNotice);
  const removing = useSave(removeVersionNotice);
  const [typed, setTyped] = useState(() => typedOf(release));
  const isDraft = (release?.publishedAt ?? null) === null;
  const failed = [saving, removing].find(({ state }) => state === 'failed');
  const error = failed?.state === 'failed' ? failed.error : undefined;
  const errors = wordsOfPaths(error?.fields ?? [], locale, 'text.');

  async function save(publish: '0' | '1'): Promise<void> {
    const id = release === undefined ? {} : { versionNoticeId: release.id };
    if ((await saving.save({ ...id, text: typed, publish })).ok) onChanged();
  }

  async function publish(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isDraft) return save('0');
    const question = { title: t('publishTitle'), text: t('publishText'), okText: t('publish') };
    if ((await bridge.dialogs.confirm(question)).confirmed) await save('1');
  }

  async function remove(versionNoticeId: string): Promise<void> {
    const question = { title: t('removeTitle'), text: t('removeText'), okText: t('remove') };
    const { confirmed } = await bridge.dialogs.confirm({ ...question, tone: 'danger' });
    if (confirmed && (await removing.save({ versionNoticeId })).ok) onChanged();
  }

  return (
    <form className={css.form} onSubmit={(event) => void publish(event)} noValidate>
      {error && error.fields.length === 0 && <Banner tone="bad" title={error.words} />}
      <Lines typed={typed} errors={errors} onChange={setTyped} />
      <div className={css.actions}>
        {release && (
          <Button variant="danger" onClick={() => void remove(release.id)}>
            {t('remove')}
          </Button>
        )}
        {isDraft && <Button onClick={() => void save('0')}>{t('saveDraft')}</Button>}
        <Button type="submit" variant="primary" busy={saving.state === 'saving'}>
          {isDraft ? t('publish') : t('save')}
        </Button>
      </div>
    </form>
  );
}

function Lines(props: {
  typed: Typed;
  errors: Readonly<Record<string, string>>;
  onChange: (typed: Typed) => void;
}): ReactElement {
  const { typed, errors, onChange } = props;
  const t = useReleaseWords();
  const set = (name: keyof Typed) => (value: string) => onChange({ ...typed, [name]: value });
  return (
    <>
      {lines.map((name) => (
        <Field
          key={name}
          label={t(name)}
          required
          help={name === 'version' ? t('versionHelp') : undefined}
          error={errors[name]}
        >
          <TextInput name={name} value={typed[name]} maxLength={80} onChange={set(name)} />
        </Field>
      ))}
      {bodies.map((name) => (
        <Field key={name} label={t(name)} required help={t('bodyHelp')} error={errors[name]}>
          <TextArea
            name={name}
            value={typed[name]}
            rows={4}
            maxLength={2000}
            onChange={set(name)}
          />
        </Field>
      ))}
    </>
  );
}

function typedOf(release: Release | undefined): Typed {
  return {
    version: release?.version ?? '',
    titleZh: release?.titleZh ?? '',
    titleEn: release?.titleEn ?? '',
    bodyZh: release?.bodyZh ?? '',
    bodyEn: release?.bodyEn ?? '',
  };
}
