import { type FormEvent, type ReactElement, useState } from 'react';
import { saveBrand } from '#bridge/calls/tum/brand-calls.ts';
import { brandThemes } from '#bridge/calls/tum/brands.ts';
import { useAppContext, useSave } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Field } from '#ui/parts/field.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { wordsOfFields } from '../../stores/field-errors.ts';
import css from '../accounts/account.module.css';
import type { Brand } from './brands.tsx';
import { LogoField } from './logo-field.tsx';
import { useBrandWords } from './texts/brand-texts.ts';

type Line = 'nameZh' | 'nameEn' | 'hosts' | 'linkUrl' | 'hiddenApps';

type ChosenTheme = 'none' | (typeof brandThemes)[number];

const lines: readonly Line[] = ['nameZh', 'nameEn', 'hosts', 'linkUrl', 'hiddenApps'];

/** What a brand shows, and on which hosts. */
export function BrandDialog({
  brand,
  onSaved,
}: {
  brand: Brand;
  onSaved: () => void;
}): ReactElement {
  const t = useBrandWords();
  const { locale } = useAppContext();
  const saving = useSave(saveBrand);
  const [typed, setTyped] = useState<Record<Line, string>>({
    nameZh: brand.nameZh,
    nameEn: brand.nameEn,
    hosts: brand.hosts.join(', '),
    linkUrl: brand.linkUrl,
    hiddenApps: brand.hiddenApps.join(', '),
  });
  const [logoUrl, setLogoUrl] = useState(brand.logoUrl);
  const [themeId, setThemeId] = useState<ChosenTheme>(brand.themeId || 'none');
  const error = saving.state === 'failed' ? saving.error : undefined;
  const errors = wordsOfFields(error?.fields ?? [], locale);
  // A list is typed in one line, so what is wrong with any of its parts is said there.
  const errorAt = (name: string): string | undefined =>
    Object.entries(errors).find(([path]) => path.startsWith(`settings.${name}`))?.[1];

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const settings = {
      nameZh: typed.nameZh,
      nameEn: typed.nameEn,
      linkUrl: typed.linkUrl,
      logoUrl,
      hosts: partsOf(typed.hosts),
      hiddenApps: partsOf(typed.hiddenApps),
      themeId: themeId === 'none' ? ('' as const) : themeId,
    };
    const { ok } = await saving.save({ systemCode: brand.systemCode, settings });
    if (ok) onSaved();
  }

  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      {error && <Banner tone="bad" title={error.words} />}
      <Lines typed={typed} errorAt={errorAt} onChange={setTyped} />
      <ThemeField value={themeId} onChange={setThemeId} />
      <LogoField value={logoUrl} error={errorAt('logoUrl')} onChange={setLogoUrl} />
      <div className={css.actions}>
        <Button type="submit" variant="primary" busy={saving.state === 'saving'}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

function Lines(props: {
  typed: Readonly<Record<Line, string>>;
  errorAt: (name: Line) => string | undefined;
  onChange: (typed: Record<Line, string>) => void;
}): ReactElement {
  const { typed, errorAt, onChange } = props;
  const t = useBrandWords();
  const help: Partial<Record<Line, string>> = {
    hosts: t('hostsHelp'),
    hiddenApps: t('hiddenAppsHelp'),
  };
  return (
    <>
      {lines.map((name) => (
        <Field key={name} label={t(name)} help={help[name]} error={errorAt(name)}>
          <TextInput
            name={name}
            value={typed[name]}
            spellCheck={false}
            onChange={(value) => onChange({ ...typed, [name]: value })}
          />
        </Field>
      ))}
    </>
  );
}

function ThemeField(props: {
  value: ChosenTheme;
  onChange: (value: ChosenTheme) => void;
}): ReactElement {
  const t = useBrandWords();
  const options = (['none', ...brandThemes] as const).map((value) => ({
    value,
    label: t(`themes.${value}`),
  }));
  return (
    <Field label={t('theme')}>
      <Select value={props.value} options={options} onChange={props.onChange} />
    </Field>
  );
}

function partsOf(text: string): string[] {
  return text
    .split(/[,，\s]+/)
    .map((part) => part.trim())
    .filter(Boolean);
}
