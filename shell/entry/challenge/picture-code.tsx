import { type FormEvent, type ReactElement, useState } from 'react';
import { Button } from '#ui/parts/button.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import css from './challenge.module.css';
import { imageAddress } from './image-address.ts';
import { useChallengeTexts } from './texts/challenge-texts.ts';

/** Characters of a picture to type. */
export function PictureCode(props: {
  challenge: string;
  busy: boolean;
  onSubmit: (answer: string) => void;
}): ReactElement {
  const t = useChallengeTexts();
  const [typed, setTyped] = useState('');
  const [image] = useState(() => imageAddress(props.challenge, 'picture'));

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (typed.trim() !== '') props.onSubmit(typed.trim());
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <img className={css.code} src={image} width={180} height={64} alt={t('picture.picture')} />
      <Field label={t('picture.label')}>
        <TextInput
          name="characters"
          size="lg"
          value={typed}
          maxLength={5}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          onChange={setTyped}
        />
      </Field>
      <div className={css.answers}>
        <Button type="submit" variant="primary" busy={props.busy}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}
