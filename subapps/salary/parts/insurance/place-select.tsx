import type { ReactElement } from 'react';
import { insurancePlaces } from '#bridge/calls/insurance/records/enrolment.ts';
import { placeWords } from '#bridge/calls/insurance/terms.ts';
import { Combobox } from '#ui/parts/combobox.tsx';
import { useLocale } from '#ui/texts/use-texts.ts';
import { useWords } from '../../texts/app-texts.ts';

/** Chooses the city whose people are listed; nothing is all of them. */
export function PlaceSelect(props: {
  value: string;
  onChange: (place: string) => void;
}): ReactElement {
  const t = useWords();
  const names = placeWords[useLocale()];
  return (
    <Combobox
      {...props}
      label={t('insurance.place')}
      placeholder={t('insurance.allPlaces')}
      options={insurancePlaces.map((place) => ({ value: place, label: names[place] ?? place }))}
    />
  );
}

/** The name of a city of insurance. */
export function PlaceName({ place }: { place: string }): ReactElement {
  return <>{placeWords[useLocale()][place] ?? place}</>;
}
