import { type FormEvent, type ReactElement, useState } from 'react';
import { useUiTexts } from '../../texts/ui-texts.ts';
import { Button } from '../button.tsx';
import { Field } from '../field.tsx';
import { TextInput } from '../text-input.tsx';
import css from './scheme-menu.module.css';
import { schemeLimits } from './schemes.ts';
import { useSchemeTexts } from './texts/scheme-texts.ts';

export interface NameFormProps {
  /** The name so far; `''` for a new scheme. */
  name: string;
  /** Saves it; what it rejects with is said at the input. */
  onSave: (name: string) => Promise<void>;
  onEnd: () => void;
}

/** The one line in which a scheme gets its name. Enter saves, Escape leaves it as it was. */
export function NameForm({ name, onSave, onEnd }: NameFormProps): ReactElement {
  const t = useSchemeTexts();
  const common = useUiTexts();
  const [typed, setTyped] = useState(name);
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wanted = typed.trim();
    if (wanted === '') return setFault(t('nameMissing'));
    if (wanted === name) return onEnd();
    setBusy(true);
    try {
      await onSave(wanted);
      onEnd();
    } catch (error) {
      setBusy(false);
      setFault(isTaken(error) ? t('nameTaken') : t('failed'));
    }
  }
  return (
    <form className={css.form} onSubmit={(event) => void save(event)}>
      <Field label={t('name')} error={fault}>
        <TextInput
          autoFocus
          value={typed}
          maxLength={schemeLimits.name}
          placeholder={t('namePlaceholder')}
          onChange={setTyped}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            onEnd();
          }}
        />
      </Field>
      <div className={css.foot}>
        <Button size="sm" variant="primary" type="submit" busy={busy}>
          {t('ok')}
        </Button>
        <Button size="sm" onClick={onEnd}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  );
}

function isTaken(error: unknown): boolean {
  const fields = error instanceof Error && 'fields' in error ? error.fields : undefined;
  return (
    Array.isArray(fields) && fields.some((field: { issue?: unknown }) => field.issue === 'taken')
  );
}
