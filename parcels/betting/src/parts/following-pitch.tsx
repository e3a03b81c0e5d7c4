import { useEffect, useState, type RefObject } from 'react';
import { settings$, type EventInfo } from '@paddock/shared-utils';
import { useFormat, useStreamValue } from '@paddock/shared-utils/react';
import { Panel } from '@paddock/styleguide';

import styles from './following-pitch.module.css';
import { Pitch } from './pitch.tsx';

interface FollowingPitchProps {
  readonly event: EventInfo;
  /** The pitch in its place. */
  readonly pitch: RefObject<Element | null>;
}

/**
 * Score and pitch below the menu while one has scrolled past them (S3-26, `moveVideoOnScroll`). It lies over no price, and
 * says nothing that the page does not.
 */
export function FollowingPitch({ event, pitch }: FollowingPitchProps) {
  const follows = useStreamValue(
    settings$,
    ({ settings }) => settings.moveVideoOnScroll && !settings.lightVersion,
  );
  const isPast = useScrolledPast(pitch, follows);
  const format = useFormat();
  if (!isPast) return null;
  const { home, away, state } = event;
  return (
    <Panel bleed className={styles.following} data-following aria-hidden>
      <p className={styles.score}>
        <span>{format.name(home.name)}</span>
        <b>{state.score.join(' : ')}</b>
        <span>{format.name(away.name)}</span>
      </p>
      <Pitch event={event} />
    </Panel>
  );
}

/** Whether an element has gone off the screen at its top. */
function useScrolledPast(ref: RefObject<Element | null>, isAsked: boolean): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null || !isAsked) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      setIsPast(last !== undefined && !last.isIntersecting && last.boundingClientRect.top < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isAsked]);
  return isPast && isAsked;
}
