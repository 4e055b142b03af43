import { useMemo } from 'react';
import type { PersonOption } from '../../parts/pickers/find-people.ts';
import { useGalleryTexts } from '../texts/use-gallery-texts.ts';
import { people } from './people.ts';

/** Pinyin and initials of the gallery's people: what a caller gives beside a name. */
const keywords = {
  chen: 'chensiyuan siyuan csy',
  deng: 'dengkexin kexin dkx',
  gao: 'gaozihan zihan gzh',
  han: 'hanxue xue hx',
  liu: 'liuruoxi ruoxi lrx',
  maimaiti: 'maimaiti aili mmtal',
  zhou: 'zhouyutong yutong zyt',
} as const;

/** The people of the gallery, to be chosen. */
export function usePeople(): readonly PersonOption[] {
  const t = useGalleryTexts();
  return useMemo(
    () =>
      people.map(({ id, staffNo, organ }) => ({
        id,
        name: t(`person.${id}.name`),
        hint: `${staffNo} · ${t(`organ.${organ}`)}`,
        departmentId: organ,
        keywords: keywords[id],
      })),
    [t],
  );
}
