import { type ReactElement, useEffect, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { EntryButtons } from './entry-buttons.tsx';
import type { FileEntryProps } from './file-entry.ts';
import { kindByName } from './file-formats.ts';
import { iconOfFile } from './file-icon.ts';
import { useUploadTexts } from './texts/upload-texts.ts';
import css from './upload.module.css';

/** A file as a tile with its picture; what becomes of it is over the picture. */
export function PictureTile(props: FileEntryProps): ReactElement {
  const { name, address, file, state, share, words, onOpen } = props;
  const t = useUploadTexts();
  const own = useAddressOf(state === 'refused' ? undefined : file);
  const [broken, setBroken] = useState(false);
  const isPicture = kindByName(name) === 'picture' && !broken;
  const source = isPicture ? (address ?? own) : undefined;
  const isWrong = state === 'failed' || state === 'refused';
  const picture = source ? (
    <img className={css.picture} src={source} alt="" onError={() => setBroken(true)} />
  ) : (
    <Icon name={iconOfFile(name)} size={24} />
  );
  return (
    <li className={css.tile} title={name}>
      <div className={classNames(css.frame, isWrong && css.wrongFrame)}>
        {!state && source ? (
          <button
            type="button"
            className={css.look}
            aria-label={t('open', { name })}
            onClick={onOpen}
          >
            {picture}
          </button>
        ) : (
          picture
        )}
        {share !== undefined && (
          <progress
            className={css.progress}
            max={1}
            value={share}
            aria-label={t('progress', { name })}
          />
        )}
      </div>
      {words && (
        <span
          className={classNames(css.words, isWrong && css.wrong)}
          role={isWrong ? 'alert' : undefined}
        >
          {words}
        </span>
      )}
      <span className={css.tileFoot}>
        <span className={css.name}>{name}</span>
        <EntryButtons {...props} />
      </span>
    </li>
  );
}

// Given back when the tile goes: the browser would keep the whole file for it.
function useAddressOf(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
