import { type ReactElement, useState } from 'react';
import { Button } from '#ui/parts/button.tsx';
import { Field } from '#ui/parts/field.tsx';
import css from './brands.module.css';
import { useBrandWords } from './texts/brand-texts.ts';

/** Bytes of the largest picture: it is part of every page. */
const MOST = 28 * 1024;
const types = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** A small picture, kept as its `data:` address. */
export function LogoField(props: {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}): ReactElement {
  const t = useBrandWords();
  const [isWrong, setWrong] = useState(false);

  function take(file: File | undefined): void {
    if (file === undefined) return;
    const fits = types.includes(file.type) && file.size <= MOST;
    setWrong(!fits);
    if (!fits) return;
    const reader = new FileReader();
    reader.onload = () => props.onChange(String(reader.result));
    reader.readAsDataURL(file);
  }

  return (
    <Field label={t('logo')} help={t('logoHelp')} error={isWrong ? t('logoWrong') : props.error}>
      <div className={css.logo}>
        {props.value && <img src={props.value} alt="" height={32} />}
        <input
          type="file"
          accept={types.join(',')}
          aria-label={t('logo')}
          onChange={(event) => take(event.currentTarget.files?.[0])}
        />
        {props.value && (
          <Button size="sm" onClick={() => props.onChange('')}>
            {t('removeLogo')}
          </Button>
        )}
      </div>
    </Field>
  );
}
