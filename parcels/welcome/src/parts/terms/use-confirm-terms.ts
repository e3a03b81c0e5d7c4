import { useState } from 'react';
import { api, openDialog } from '@paddock/shared-utils';

/** Agreeing to a version of the terms. A failure is told in an alert that has to be answered (S8-16). */
export function useConfirmTerms(
  onAgreed: () => void,
  onChanged: () => void,
): { readonly confirm: (version: number) => Promise<void>; readonly pending: boolean } {
  const [pending, setPending] = useState(false);

  async function confirm(version: number): Promise<void> {
    setPending(true);
    const answer = await api.post('/web-api/terms/confirm', { version });
    if (answer.ok) {
      onAgreed();
      return;
    }
    setPending(false);
    if (answer.problem.code === 'TERMS_CHANGED') onChanged();
    else openDialog({ widget: 'welcome/terms-error', size: 'small', dismissible: false });
  }

  return { confirm, pending };
}
