import { lazy, type ReactElement, Suspense, useState } from 'react';
import type { EmployeeRecord } from '../../stores/record.ts';
import { useWords } from '../../texts/app-texts.ts';
import { PersonAvatar, usePhoto, usePhotos } from '../person-avatar.tsx';
import css from './photo-button.module.css';

// Few change a photo; who does waits for what it takes, and no one else.
const PhotoDialog = lazy(async () => ({
  default: (await import('../files/photo-dialog.tsx')).PhotoDialog,
}));

/** The photo at the head of a record; a click shows it in full and, for those who may, changes it. */
export function PhotoButton({ record }: { record: EmployeeRecord }): ReactElement {
  const t = useWords();
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  usePhotos([record.id]);
  const photo = usePhoto(record.id);
  const name = record.fields.name ?? '';
  const avatar = <PersonAvatar id={record.id} name={name} size="lg" />;
  if (!photo && !record.can.edit && state === 'unopened') return avatar;
  return (
    <>
      <button
        type="button"
        className={css.photo}
        aria-label={t('employee.photo', { name })}
        title={t('employee.photo', { name })}
        aria-haspopup="dialog"
        onClick={() => setState('open')}
      >
        {avatar}
      </button>
      {state !== 'unopened' && (
        <Suspense>
          <PhotoDialog record={record} open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
