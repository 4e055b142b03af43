import { type ReactElement, useMemo } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { brandList } from '#bridge/calls/tum/brand-calls.ts';
import { brandWords } from '#bridge/calls/tum/terms.ts';
import { useAppContext, useGateway, useList, useTabTitle } from '#bridge/react/index.ts';
import type { ListConfig } from '#ui/layouts/list-screen/list-config.ts';
import { ListScreen } from '#ui/layouts/list-screen/list-screen.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { BrandDialog } from './brand-dialog.tsx';
import { type BrandWords, useBrandWords } from './texts/brand-texts.ts';

/** One brand as the gateway lists it. */
export type Brand = ResultOf<typeof brandList>[number];

type Row = Brand & { readonly id: string; readonly name: string };

/** The brands of the platform, for its operators. */
export function Brands(): ReactElement {
  const t = useBrandWords();
  useTabTitle(t('title'));
  return <ListScreen config={useBrandConfig()} />;
}

function useBrandConfig(): ListConfig<Row> {
  const t = useBrandWords();
  const gateway = useGateway();
  const { locale } = useAppContext();
  return {
    ...useList('system.brands'),
    title: t('title'),
    subtitle: t('subtitle'),
    columns: useMemo(() => brandColumns(t), [t]),
    load: async () => {
      const brands = await gateway.call(brandList, {});
      const rows = brands.map((brand) => ({
        ...brand,
        id: brand.systemCode || 'own',
        name: nameOf(brand),
      }));
      return { rows, total: rows.length, page: 1, totalPage: 1 };
    },
    dialog: {
      title: (row) => row?.name ?? t('title'),
      width: 560,
      body: (row, close) => row && <BrandDialog brand={row} onSaved={() => close('changed')} />,
    },
    empty: { title: t('none') },
  };

  function nameOf({ systemCode, nameZh, nameEn }: Brand): string {
    const given = locale === 'en' ? nameEn : nameZh;
    return given || (systemCode === '' ? t('product') : brandWords[locale][systemCode]);
  }
}

function brandColumns(t: BrandWords): Column<Row>[] {
  return [
    { id: 'name', header: t('name'), minWidth: 180, locked: true, cell: (row) => row.name },
    { id: 'code', header: t('code'), width: 128, cell: (row) => row.systemCode || t('ownCode') },
    {
      id: 'hosts',
      header: t('hosts'),
      minWidth: 240,
      cell: (row) => row.hosts.join(', ') || t('noHosts'),
    },
    {
      id: 'theme',
      header: t('theme'),
      width: 128,
      cell: (row) => t(`themes.${row.themeId || 'none'}`),
    },
    {
      id: 'systemType',
      header: t('systemType'),
      width: 128,
      cell: (row) => t(`types.${row.systemType}`),
    },
  ];
}
