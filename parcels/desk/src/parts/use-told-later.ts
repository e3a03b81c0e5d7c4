import { useEffect, useRef } from 'react';
import { notify, type CommandResult } from '@paddock/shared-utils';
import { useLabels } from '@paddock/shared-utils/react';

/**
 * Tells an answer that comes after its form was left for another one, or cancelled: what was sent is done or refused all the
 * same.
 * @param title what the form does
 * @param saysDone its success is told elsewhere
 */
export function useToldLater(title: string, saysDone: boolean): (answer: CommandResult) => void {
  const labels = useLabels();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return (answer) => {
    if (isShown.current) return;
    if (answer.ok) {
      if (!saysDone) notify({ kind: 'success', text: { key: 'desk:form.doneLater', values: { title } } });
    } else if (answer.status !== 'close') {
      const values = { title, why: labels.problem(answer.problem) };
      notify({ kind: 'error', text: { key: 'desk:form.refusedLater', values } });
    }
  };
}
