import { useEffect, useState, type ReactNode } from 'react';

import { ErrorBlock, type ErrorBlockProps } from '../feedback/error-block.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

/** How long a skeleton may stand before it is an error (look: "after 10 s"). */
export const SKELETON_TIMEOUT_MS = 10_000;

/** Starts a timer and answers how to stop it. */
export type Schedule = (run: () => void, delayMs: number) => () => void;

const browserSchedule: Schedule = (run, delayMs) => {
  const timer = setTimeout(run, delayMs);
  return () => {
    clearTimeout(timer);
  };
};

export interface SkeletonOrErrorProps {
  /** The skeleton. */
  readonly children: ReactNode;
  /** The error shown once the time is up. */
  readonly error: Pick<ErrorBlockProps, 'title' | 'message' | 'retryLabel'>;
  /** Starts loading again; the skeleton is shown again and the time starts anew. */
  readonly onRetry: () => void;
  /** Read to screen readers while waiting: "Loading events". */
  readonly busyLabel: string;
  readonly timeoutMs?: number | undefined;
  /** The timer, for tests in virtual time. */
  readonly schedule?: Schedule | undefined;
}

/** A skeleton that admits failure: after 10 s it becomes an error with Retry. Unmount it when the data are there. */
export function SkeletonOrError(props: SkeletonOrErrorProps) {
  const { children, error, onRetry, busyLabel } = props;
  const { timeoutMs = SKELETON_TIMEOUT_MS, schedule = browserSchedule } = props;
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
  useEffect(
    () =>
      schedule(() => {
        setFailedAttempt(attempt);
      }, timeoutMs),
    [schedule, timeoutMs, attempt],
  );
  if (failedAttempt === attempt) {
    return (
      <ErrorBlock
        {...error}
        onRetry={() => {
          setAttempt(attempt + 1);
          onRetry();
        }}
      />
    );
  }
  return (
    <div aria-busy="true">
      <VisuallyHidden live="polite">{busyLabel}</VisuallyHidden>
      {children}
    </div>
  );
}
