import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { type Box, placeCard, type Side, type Size } from './place-card.ts';
import { useTourTexts } from './texts/tour-texts.ts';
import css from './tour.module.css';
import { type TourTarget, useTargetBox } from './use-target-box.ts';

/** One stop of the tour. */
export interface TourStep {
  readonly id: string;
  readonly title: string;
  readonly text: ReactNode;
  /** What is shown; a step without one, or whose target is not in sight, is in the middle. */
  readonly target?: TourTarget;
  /** Where the card stands if there is room; below by default. */
  readonly side?: Side;
}

export interface TourProps {
  open: boolean;
  /** Made once outside the component, or kept by `useMemo`. */
  steps: readonly TourStep[];
  /** `skipped` also by Escape; `step` is the id of the one that was shown last. */
  onClose: (how: 'finished' | 'skipped', step: string) => void;
  /** Called with each step as it is shown: to open what it speaks about. */
  onStep?: (step: TourStep) => void;
}

// Ark's tour ends when a target is missing; this one goes on in the middle, so it is a dialog that moves.
/** Leads through a page: darkens it but for one thing at a time, and says what it is for. */
export function Tour(props: TourProps): ReactElement | null {
  const { open, steps, onClose, onStep } = props;
  const [at, setAt] = useState(0);
  const forward = useRef<HTMLButtonElement>(null);
  const step = steps[Math.min(at, steps.length - 1)];
  const box = useTargetBox(step?.target, open);
  useEffect(() => {
    if (!open) setAt(0);
    else if (step) onStep?.(step);
  }, [open, step, onStep]);
  if (!step) return null;
  const isLast = at >= steps.length - 1;
  const back = () => setAt(Math.max(0, at - 1));
  const next = () => setAt(Math.min(steps.length - 1, at + 1));
  const moves: Readonly<Record<string, () => void>> = { ArrowRight: next, ArrowLeft: back };
  return (
    <Ark.Root
      open={open}
      lazyMount
      unmountOnExit
      closeOnInteractOutside={false}
      initialFocusEl={() => forward.current}
      onOpenChange={(details) => !details.open && onClose('skipped', step.id)}
    >
      <Portal>
        <Spotlight box={box} />
        <Card box={box} side={step.side} onKeyDown={({ key }) => moves[key]?.()}>
          <Words step={step} at={at + 1} of={steps.length} />
          <TourFoot
            isFirst={at === 0}
            isLast={isLast}
            forward={forward}
            onSkip={() => onClose('skipped', step.id)}
            onBack={back}
            onForward={() => (isLast ? onClose('finished', step.id) : next())}
          />
        </Card>
      </Portal>
    </Ark.Root>
  );
}

function Spotlight({ box }: { box: Box | undefined }): ReactElement {
  return (
    <Ark.Backdrop className={classNames(css.ground, !box && css.whole)}>
      {box && <div className={css.spot} style={placedAt(box)} />}
    </Ark.Backdrop>
  );
}

interface CardProps {
  box: Box | undefined;
  side: Side | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
}

function Card({ box, side, onKeyDown, children }: CardProps): ReactElement {
  const [card, setCard] = useState<HTMLDivElement | null>(null);
  const size = useSize(card);
  const room = { width: innerWidth, height: innerHeight };
  const { x, y } = placeCard(size, room, box, side);
  return (
    <Ark.Positioner className={css.layer}>
      <Ark.Content
        ref={setCard}
        className={css.card}
        style={{ left: x, top: y }}
        onKeyDown={onKeyDown}
      >
        {children}
      </Ark.Content>
    </Ark.Positioner>
  );
}

function useSize(element: HTMLElement | null): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => setSize({ width: element.offsetWidth, height: element.offsetHeight });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [element]);
  return size;
}

// Read out again at each step: the focus stays where it is.
function Words({ step, at, of }: { step: TourStep; at: number; of: number }): ReactElement {
  const t = useTourTexts();
  return (
    <div aria-live="polite" aria-atomic="true">
      {of > 1 && <p className={css.progress}>{t('progress', { at, of })}</p>}
      <Ark.Title className={css.title}>{step.title}</Ark.Title>
      <Ark.Description asChild>
        <div className={css.text}>{step.text}</div>
      </Ark.Description>
    </div>
  );
}

interface TourFootProps {
  isFirst: boolean;
  isLast: boolean;
  forward: React.RefObject<HTMLButtonElement | null>;
  onSkip: () => void;
  onBack: () => void;
  onForward: () => void;
}

function TourFoot(props: TourFootProps): ReactElement {
  const { isFirst, isLast, forward, onSkip, onBack, onForward } = props;
  const t = useTourTexts();
  return (
    <footer className={css.foot}>
      <div className={css.skip}>
        {!isLast && (
          <Button variant="quiet" size="sm" onClick={onSkip}>
            {t('skip')}
          </Button>
        )}
      </div>
      {!isFirst && (
        <Button size="sm" onClick={onBack}>
          {t('back')}
        </Button>
      )}
      <Button ref={forward} variant="primary" size="sm" onClick={onForward}>
        {t(isLast ? 'finish' : 'next')}
      </Button>
    </footer>
  );
}

const margin = 4;

function placedAt({ x, y, width, height }: Box): CSSProperties {
  return {
    left: x - margin,
    top: y - margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
  };
}
