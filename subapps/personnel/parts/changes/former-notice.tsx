import { type ReactElement, useEffect, useRef } from 'react';
import { readIdNumber } from '#bridge/calls/joyhr/id-number.ts';
import { findFormer } from '#bridge/calls/joyhr/life.ts';
import type { RequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { RecordValues } from '#bridge/calls/record/doors.ts';
import { useCall } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';

import { formatDate } from '#ui/texts/format.ts';
import type { ChangeKind } from './change-kinds.ts';
import { useChangeWords } from './texts/change-texts.ts';
import type { ChangeForm } from './use-change-form.ts';

type Former = ResultOf<typeof findFormer>;

/** Says that a person is known here, and offers the rehire of somebody who left. */
export function FormerNotice({ control }: { control: ChangeForm }): ReactElement | null {
  const t = useChangeWords();
  const call = useCall(findFormer, documentOf(control.values), { keep: false });
  const found = call.data;
  if (found === undefined || found.state === 'unknown') return null;
  const isRehire = control.values.rehire === true;
  const offer = (
    <Button onClick={() => control.change(rehireValues(found))}>{t('former.confirm')}</Button>
  );
  return (
    <Banner
      tone={found.state === 'former' ? (isRehire ? 'good' : 'warn') : 'bad'}
      title={
        isRehire && found.state === 'former' ? t('former.confirmed') : t(`former.${found.state}`)
      }
      action={found.state === 'former' && !isRehire && offer}
    >
      <Earlier found={found} />
    </Banner>
  );
}

function Earlier({ found }: { found: Former }): ReactElement {
  const t = useChangeWords();
  if (found.employments.length === 0) return <p>{t('former.outOfReach')}</p>;
  return (
    <ul>
      {found.employments.map(({ id, name, staffNo, organName, joinedOn, leftOn }) => (
        <li key={id}>
          {[name, staffNo, organName].join(' · ')}
          {' · '}
          {leftOn === null
            ? t('former.since', { from: formatDate(joinedOn) })
            : t('former.period', { from: formatDate(joinedOn), to: formatDate(leftOn) })}
        </li>
      ))}
    </ul>
  );
}

function rehireValues({ employments }: Former): RecordValues {
  const [last] = employments;
  return last === undefined ? { rehire: true } : { rehire: true, name: last.name };
}

/** The document once it can be one; a resident ID is asked for when it is whole and right. */
function documentOf({
  idDocumentType,
  idNumber,
}: RecordValues): RequestOf<typeof findFormer> | null {
  if (typeof idNumber !== 'string') return null;
  const number = idNumber.trim();
  if (idDocumentType === 'cn-id') {
    return readIdNumber(number) ? { idDocumentType, idNumber: number } : null;
  }
  const isOther = idDocumentType === 'passport' || idDocumentType === 'other';
  return isOther && number.length >= 6 ? { idDocumentType, idNumber: number } : null;
}

/** A resident ID number tells birthday and gender: they are filled in from it. */
export function useCardValues(kind: ChangeKind, control: ChangeForm): void {
  const { idDocumentType, idNumber } = control.values;
  const number = kind === 'entry' && idDocumentType === 'cn-id' ? idNumber : null;
  const change = useRef(control.change);
  change.current = control.change;
  useEffect(() => {
    const card = typeof number === 'string' ? readIdNumber(number.trim()) : undefined;
    if (card !== undefined) change.current({ birthDate: card.birthDate, gender: card.gender });
  }, [number]);
}
