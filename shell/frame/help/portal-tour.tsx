import { type ReactElement, useMemo } from 'react';
import { Tour, type TourStep } from '#ui/parts/tour/tour.tsx';
import { shortcutKeys } from '../../stores/portal/commands.ts';
import { useHelpTexts } from './texts/help-texts.ts';

const stops = ['menu', 'search', 'tabs', 'look', 'account', 'help'] as const;

/** Leads a new person through the portal. */
export function PortalTour({ onClose }: { onClose: () => void }): ReactElement {
  const t = useHelpTexts();
  const steps = useMemo(
    () =>
      stops.map(
        (stop): TourStep => ({
          id: stop,
          title: t(`tour.${stop}.title`),
          text:
            stop === 'search'
              ? t('tour.search.text', { keys: shortcutKeys('search') })
              : t(`tour.${stop}.text`),
          target: () => targetOf(stop),
          side: stop === 'menu' ? 'right' : 'bottom',
        }),
      ),
    [t],
  );
  return <Tour open steps={steps} onClose={onClose} />;
}

/** What a stop is about; on small screens the menu is out of sight, and the button that opens it stands for it. */
function targetOf(stop: (typeof stops)[number]): Element | null {
  const found = document.querySelectorAll(`[data-tour="${stop === 'help' ? 'account' : stop}"]`);
  return [...found].find((one) => one.checkVisibility({ visibilityProperty: true })) ?? null;
}
