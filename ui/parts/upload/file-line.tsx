import type { ReactElement } from 'react';
import { formatPercent } from '../../texts/format.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { EntryButtons } from './entry-buttons.tsx';
import type { FileEntryProps } from './file-entry.ts';
import { kindByName } from './file-formats.ts';
import { iconOfFile } from './file-icon.ts';
import { sizeWords } from './size-words.ts';
import { useUploadTexts } from './texts/upload-texts.ts';
import css from './upload.module.css';

/** A file as a line: name, size, what becomes of it. */
export function FileLine(props: FileEntryProps): ReactElement {
  const { name, address, file, state, share, words, onOpen } = props;
  const t = useUploadTexts();
  const isWrong = state === 'failed' || state === 'refused';
  return (
    <li className={css.line}>
      <Icon name={iconOfFile(name)} />
      <span className={css.name}>
        {address && kindByName(name) === 'picture' ? (
          <button type="button" className={css.open} onClick={onOpen}>
            {name}
          </button>
        ) : (
          name
        )}
      </span>
      {file && <span className={css.size}>{sizeWords(file.size)}</span>}
      {words && (
        <span
          className={classNames(css.words, isWrong && css.wrong)}
          role={isWrong ? 'alert' : undefined}
        >
          {words}
        </span>
      )}
      {share !== undefined && (
        <>
          <progress
            className={css.progress}
            max={1}
            value={share}
            aria-label={t('progress', { name })}
          />
          <span className={css.share}>{formatPercent(share, 0)}</span>
        </>
      )}
      {!state && <Icon name="success" className={css.done} />}
      <EntryButtons {...props} />
    </li>
  );
}
