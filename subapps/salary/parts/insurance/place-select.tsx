import type { ReactElement } from 'react';
import { insurancePlaces } from '#bridge/calls/insurance/records/enrolment.ts';
import { Select } from '#ui/parts/select/select.tsx';
import { useWords } from '../../texts/app-texts.ts';

const places = ['all', ...insurancePlaces] as const;

/** A city of insurance, or all of them. */
export type PlaceFilter = (typeof places)[number];

/** Chooses the city whose people are listed. */
export function PlaceSelect(props: {
  value: PlaceFilter;
  onChange: (place: PlaceFilter) => void;
}): ReactElement {
  const t = useWords();
  const { value, onChange } = props;
  return (
    <Select
      label={t('insurance.place')}
      value={value}
      options={places.map((place) => ({ value: place, label: t(`insurance.places.${place}`) }))}
      onChange={(next) => onChange(places.find((one) => one === next) ?? 'all')}
    />
  );
}
