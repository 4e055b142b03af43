import { companySettingFunctions } from '#bridge/calls/company/functions.ts';
import { dictionaryCategory } from '#bridge/calls/company/records/dictionary-category.ts';
import { dictionaryCategoryWords } from '#bridge/calls/company/records/dictionary-category.words.ts';
import { dictionaryItem } from '#bridge/calls/company/records/dictionary-item.ts';
import { dictionaryItemWords } from '#bridge/calls/company/records/dictionary-item.words.ts';
import { legalEntity } from '#bridge/calls/company/records/legal-entity.ts';
import { legalEntityWords } from '#bridge/calls/company/records/legal-entity.words.ts';
import { workPlace } from '#bridge/calls/company/records/work-place.ts';
import { workPlaceWords } from '#bridge/calls/company/records/work-place.words.ts';
import { customField } from '#bridge/calls/custom/records/custom-field.ts';
import { customFieldWords } from '#bridge/calls/custom/records/custom-field.words.ts';
import { recordPage } from '#bridge/calls/record/record-page.ts';

const menu = 'own-company';

type Name = ReturnType<typeof recordPage>['name'];

/** The pages on which a company says what it is, and begins. */
export function companyPages(
  names: Readonly<Record<'start' | 'company' | 'edit' | 'dictionaries', Name>>,
) {
  return [
    {
      code: 'start',
      menu,
      name: names.start,
      route: '/start',
      icon: 'home',
      functionId: companySettingFunctions.company,
    },
    {
      code: 'company',
      menu,
      name: names.company,
      route: '/company',
      icon: 'edit',
      functionId: companySettingFunctions.company,
      buttons: [
        {
          functionId: companySettingFunctions['company.edit'],
          name: names.edit,
        },
      ],
    },
    {
      ...recordPage(workPlace, workPlaceWords, { code: 'places', icon: 'pin' }),
      menu,
    },
    {
      ...recordPage(legalEntity, legalEntityWords, { code: 'legal-entities', icon: 'document' }),
      menu,
    },
    {
      ...recordPage(dictionaryCategory, dictionaryCategoryWords, {
        code: 'dictionary-categories',
        icon: 'list',
      }),
      menu,
    },
    {
      ...recordPage(dictionaryItem, dictionaryItemWords, { code: 'dictionaries', icon: 'list' }),
      name: names.dictionaries,
      menu,
    },
    {
      ...recordPage(customField, customFieldWords, { code: 'custom-fields', icon: 'edit' }),
      menu,
    },
  ];
}
