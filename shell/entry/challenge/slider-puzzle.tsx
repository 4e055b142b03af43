import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '#ui/parts/button.tsx';
import { Icon } from '#ui/parts/icon/icon.tsx';
import css from './challenge.module.css';
import { imageAddress } from './image-address.ts';
import { useChallengeTexts } from './texts/challenge-texts.ts';
import type { DrawnChallenge } from './use-challenge.ts';

type Slider = NonNullable<DrawnChallenge['slider']>;

interface SliderPuzzleProps {
  challenge: string;
  slider: Slider;
  busy: boolean;
  onSubmit: (answer: string, trail: [number, number][]) => void;
}

const ways: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
};

/** A piece that is moved over a picture: dragged, by keys, by a press on the track or by two buttons. */
export function SliderPuzzle(props: SliderPuzzleProps): ReactElement {
  const { slider, busy } = props;
  const t = useChallengeTexts();
  const { at, move, trail } = useMoves(slider.width - slider.piece);
  const submit = (): void => props.onSubmit(String(at), trail());
  return (
    <>
      <Pieces challenge={props.challenge} slider={slider} at={at} />
      <Track slider={slider} at={at} onMove={move} onSubmit={submit} />
      <div className={css.answers}>
        <Button aria-label={t('slider.left')} icon="chevron-left" onClick={() => move(at - 2)} />
        <Button aria-label={t('slider.right')} icon="chevron-right" onClick={() => move(at + 2)} />
        <Button variant="primary" busy={busy} disabled={at === 0} onClick={submit}>
          {t('submit')}
        </Button>
      </div>
    </>
  );
}

const percent = (points: number, of: number): string => `${(points / of) * 100}%`;

/** The picture with its holes, and the piece over it. */
function Pieces(props: { challenge: string; slider: Slider; at: number }): ReactElement {
  const { challenge, slider, at } = props;
  const t = useChallengeTexts();
  const [images] = useState(() => ({
    picture: imageAddress(challenge, 'picture'),
    piece: imageAddress(challenge, 'piece'),
  }));
  return (
    <div className={css.picture}>
      <img
        src={images.picture}
        width={slider.width}
        height={slider.height}
        alt={t('slider.picture')}
      />
      <img
        className={css.piece}
        src={images.piece}
        alt=""
        style={{
          left: percent(at, slider.width),
          top: percent(slider.top, slider.height),
          width: percent(slider.piece, slider.width),
        }}
      />
    </div>
  );
}

/** What moves the piece: the handle takes keys, the track takes the pointer. */
function Track(props: {
  slider: Slider;
  at: number;
  onMove: (at: number) => void;
  onSubmit: () => void;
}): ReactElement {
  const { slider, at, onMove, onSubmit } = props;
  const t = useChallengeTexts();
  const handle = useRef<HTMLButtonElement>(null);
  const most = slider.width - slider.piece;
  useEffect(() => handle.current?.focus(), []);

  function onKey(event: KeyboardEvent): void {
    const way = ways[event.key];
    if (event.key !== 'Enter' && way === undefined) return;
    event.preventDefault();
    if (way === undefined) onSubmit();
    else onMove(at + way * (event.shiftKey ? 10 : 1));
  }

  function follow(event: PointerEvent<HTMLElement>): void {
    const box = event.currentTarget.getBoundingClientRect();
    onMove(((event.clientX - box.left) / box.width) * slider.width - slider.piece / 2);
  }

  return (
    <div
      className={css.track}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
      }}
    >
      <button
        ref={handle}
        type="button"
        role="slider"
        className={css.handle}
        style={{ left: percent(at, slider.width), width: percent(slider.piece, slider.width) }}
        aria-label={t('slider.handle')}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={at}
        aria-valuetext={t('slider.place', { at, most })}
        onKeyDown={onKey}
      >
        <Icon name="more" />
      </button>
    </div>
  );
}

/** Where the piece is, and the way it came. */
function useMoves(most: number) {
  const [at, setAt] = useState(0);
  const places = useRef<[number, number][]>([]);
  const start = useRef(0);
  return {
    at,
    move(wanted: number): void {
      const place = Math.round(Math.max(0, Math.min(most, wanted)));
      if (places.current.length === 0) start.current = performance.now();
      const point: [number, number] = [place, Math.round(performance.now() - start.current)];
      if (places.current.length < 590) places.current.push(point);
      setAt(place);
    },
    trail(): [number, number][] {
      return [...places.current, [at, Math.round(performance.now() - start.current)]];
    },
  };
}
