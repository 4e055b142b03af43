import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { checkOrganOpening, correctOrganOpening } from '#bridge/calls/ums/organ-changes.ts';
import { useCall } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Switch } from '#ui/parts/checkbox.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { formatDate, formatList } from '#ui/texts/format.ts';
import { useWords } from '../../texts/app-texts.ts';
import type { TaskProps } from './organ-task.ts';
import { TaskDialog } from './task-dialog.tsx';
import { useOrganSave } from './use-organ-save.ts';

/** Corrects the day on which an organisation opened; what would come before it is named, or corrected along. */
export function OpeningDialog({ organ, onClose, onSaved }: TaskProps): ReactElement {
  const t = useWords();
  const [openedOn, setOpenedOn] = useState(organ.openedOn);
  const [along, setAlong] = useState(false);
  const changed = openedOn !== '' && openedOn !== organ.openedOn;
  const found = useCall(checkOrganOpening, changed ? { organId: organ.id, openedOn } : null, {
    keep: false,
  });
  const { save, refusal, error } = useOrganSave(correctOrganOpening, {
    done: t('edit.opening.done', { name: organ.name }),
    onSaved: () => onSaved(),
  });
  const failed = found.state === 'failed' ? found.error : undefined;
  const isNotThen = failed?.fields.some(({ path }) => path === 'openedOn') === true;
  const asksAlong = (found.data?.along.length ?? 0) > 0;
  const isFree = found.data?.peopleCount === 0 && found.data.changedOn === null;
  return (
    <TaskDialog
      title={t('edit.opening.of', { name: organ.name })}
      action={t('edit.save')}
      dayLabel={t('edit.opensOn')}
      dayHelp={t('edit.opening.help')}
      day={openedOn}
      onDay={setOpenedOn}
      onClose={onClose}
      dayError={error('openedOn') ?? (isNotThen ? t('edit.opening.notThen') : undefined)}
      refusal={refusal ?? (isNotThen ? undefined : failed?.words)}
      dirty={false}
      ready={changed && isFree && (!asksAlong || along)}
      onSave={() => save({ organId: organ.id, version: organ.version, openedOn, along })}
    >
      <p>{t('edit.opening.now', { day: formatDate(organ.openedOn) })}</p>
      {changed && found.state === 'loading' && <SkeletonLines lines={2} />}
      {found.data && <Found {...found.data} isEarlier={openedOn < organ.openedOn} />}
      {asksAlong && isFree && (
        <Switch checked={along} onChange={setAlong}>
          {t('edit.opening.along')}
        </Switch>
      )}
    </TaskDialog>
  );
}

type FoundProps = ResultOf<typeof checkOrganOpening> & { isEarlier: boolean };

function Found({ peopleCount, people, changedOn, along, isEarlier }: FoundProps): ReactElement {
  const t = useWords();
  const isFree = peopleCount === 0 && changedOn === null;
  const names = formatList(people.slice(0, 8).map(({ name }) => name));
  const organs = formatList(
    along
      .slice(0, 8)
      .map(({ name, openedOn }) => t('edit.opening.organ', { name, day: formatDate(openedOn) })),
  );
  return (
    <Banner tone={isFree && along.length === 0 ? 'info' : 'warn'}>
      {peopleCount > 0 && <p>{t('edit.opening.people', { count: peopleCount, names })}</p>}
      {changedOn !== null && <p>{t('edit.opening.changed', { day: formatDate(changedOn) })}</p>}
      {along.length > 0 && (
        <p>{t(isEarlier ? 'edit.opening.above' : 'edit.opening.below', { organs })}</p>
      )}
      {isFree && along.length === 0 && <p>{t('edit.opening.free')}</p>}
    </Banner>
  );
}
