import { useEffect, useRef, type RefObject } from 'react';

/** Gives the focus to the first field of a step that took the place of another: the pressed button is gone. */
export function useStepFocus(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus(), []);
  return form;
}
