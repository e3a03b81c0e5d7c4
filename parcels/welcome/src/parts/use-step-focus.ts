import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus to the first field of a step that took the place of another: the pressed button is gone.
 * In the same commit: a dialog that finds the focus nowhere takes it itself one frame later, out of a field that is
 * being typed in. `step` names the step, where one form shows several.
 */
export function useStepFocus(step?: string): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus(), [step]);
  return form;
}
