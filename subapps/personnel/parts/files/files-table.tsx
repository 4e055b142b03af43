import type { ReactElement } from 'react';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { Icon } from '#ui/parts/icon/icon.tsx';
import { LinkButton } from '#ui/parts/link.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { iconOfFile } from '#ui/parts/upload/file-icon.ts';
import { sizeWords } from '#ui/parts/upload/size-words.ts';
import { formatDate } from '#ui/texts/format.ts';
import css from './files-view.module.css';
import type { EmployeeFile } from './files-view.tsx';
import { isPicture } from './pictures-viewer.tsx';
import { useFilesWords } from './texts/files-texts.ts';
import type { FileActions } from './use-file-actions.ts';

export interface FilesTableProps {
  files: readonly EmployeeFile[];
  actions: FileActions;
  onPreview: (file: EmployeeFile) => void;
}

/** The files of a record, one in a row, with what can be done with each. */
export function FilesTable(props: FilesTableProps): ReactElement {
  const { files, actions, onPreview } = props;
  const t = useFilesWords();
  const columns: readonly Column<EmployeeFile>[] = [
    {
      id: 'name',
      header: t('files.name'),
      minWidth: 200,
      lines: 2,
      text: ({ name }) => name,
      cell: ({ name }) => (
        <span className={css.file} title={name}>
          <Icon name={iconOfFile(name)} />
          <span className={css.name}>{name}</span>
        </span>
      ),
    },
    {
      id: 'category',
      header: t('files.category'),
      width: 128,
      text: ({ category }) => t(`files.kinds.${category}`),
      cell: ({ category }) => <Tag>{t(`files.kinds.${category}`)}</Tag>,
    },
    {
      id: 'size',
      header: t('files.size'),
      width: 96,
      align: 'end',
      cell: ({ size }) => sizeWords(size),
    },
    {
      id: 'added',
      header: t('files.added'),
      width: 160,
      cell: ({ addedAt }) => formatDate(addedAt, 'minute'),
    },
    { id: 'by', header: t('files.by'), width: 136, cell: ({ addedBy }) => addedBy },
    {
      id: 'actions',
      header: '',
      width: 224,
      fixed: 'end',
      text: () => '',
      cell: (file) => <Actions file={file} actions={actions} onPreview={onPreview} />,
    },
  ];
  return (
    <DataTable label={t('files.table')} rows={files} columns={columns} rowKey={({ id }) => id} />
  );
}

function Actions(props: Omit<FilesTableProps, 'files'> & { file: EmployeeFile }): ReactElement {
  const { file, actions, onPreview } = props;
  const t = useFilesWords();
  const { name } = file;
  const busy = actions.busy === file.id;
  return (
    <span className={css.buttons} aria-busy={busy}>
      {isPicture(file) && (
        <LinkButton aria-label={t('files.previewOf', { name })} onClick={() => onPreview(file)}>
          {t('files.preview')}
        </LinkButton>
      )}
      <LinkButton
        aria-label={t('files.downloadOf', { name })}
        onClick={() => void actions.download(file)}
      >
        {t('files.download')}
      </LinkButton>
      {file.can.remove && (
        <LinkButton
          aria-label={t('files.removeOf', { name })}
          onClick={() => void actions.remove(file)}
        >
          {t('files.remove')}
        </LinkButton>
      )}
    </span>
  );
}
