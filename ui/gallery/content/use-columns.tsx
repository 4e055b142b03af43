import { type ReactElement, useMemo } from 'react';
import { Avatar } from '../../parts/avatar.tsx';
import type { Column } from '../../parts/data-table/columns.ts';
import { RowButtonsCell } from '../../parts/data-table/row-buttons-cell.tsx';
import { Tag, type Tone } from '../../parts/tag.tsx';
import { formatNumber } from '../../texts/format.ts';
import css from '../gallery.module.css';
import { useGalleryTexts } from '../texts/use-gallery-texts.ts';
import { type GalleryPerson, statuses } from './people.ts';

const tones: Record<GalleryPerson['status'], Tone> = {
  active: 'good',
  probation: 'warn',
  leaving: 'bad',
};

/** The columns of a roster, with a filter of every light kind, a summary and row buttons. */
export function useColumns(): readonly Column<GalleryPerson>[] {
  const t = useGalleryTexts();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('field.name'),
        width: 176,
        fixed: 'start',
        locked: true,
        sortable: true,
        filter: { kind: 'text' },
        text: ({ id }) => t(`person.${id}.name`),
        cell: ({ id }) => <PersonName name={t(`person.${id}.name`)} />,
      },
      { id: 'staffNo', header: t('field.staffNo'), width: 112, cell: ({ staffNo }) => staffNo },
      { id: 'organ', header: t('field.department'), cell: ({ organ }) => t(`organ.${organ}`) },
      { id: 'post', header: t('field.post'), cell: ({ id }) => t(`person.${id}.post`) },
      {
        id: 'status',
        header: t('field.status'),
        width: 136,
        filter: {
          kind: 'choice',
          options: statuses.map((value) => ({ value, label: t(`status.${value}`) })),
        },
        text: ({ status }) => t(`status.${status}`),
        value: ({ status }) => status,
        cell: ({ status }) => <Tag tone={tones[status]}>{t(`status.${status}`)}</Tag>,
      },
      {
        id: 'joinedOn',
        header: t('field.joinedOn'),
        width: 144,
        sortable: true,
        filter: { kind: 'date' },
        cell: ({ joinedOn }) => joinedOn,
      },
      {
        id: 'salary',
        header: t('field.salary'),
        width: 168,
        align: 'end',
        sortable: true,
        filter: { kind: 'number' },
        value: ({ salary }) => salary,
        summary: (rows) => formatNumber(rows.reduce((sum, one) => sum + one.salary, 0)),
        cell: ({ salary }) => formatNumber(salary),
      },
      operations,
    ],
    [t],
  );
}

const buttons = (['view', 'modify', 'lock', 'delete'] as const).map((event) => ({
  event,
  onClick: () => {},
}));

const operations: Column<GalleryPerson> = {
  id: 'operations',
  header: '',
  width: 176,
  fixed: 'end',
  locked: true,
  text: () => '',
  cell: (row) => <RowButtonsCell row={row} buttons={buttons} />,
};

function PersonName({ name }: { name: string }): ReactElement {
  return (
    <span className={css.person}>
      <Avatar name={name} size="sm" />
      {name}
    </span>
  );
}
