import { useState } from 'react';
import { useT } from '@paddock/shared-utils/react';
import { Button } from '@paddock/styleguide';

/** Copies a text; where the browser does not let it, the text is there to be marked by hand. */
export function CopyButton({ text }: { readonly text: string }) {
  const t = useT('office');
  const [outcome, setOutcome] = useState<'copy' | 'copied' | 'copyByHand'>('copy');
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('copyByHand'),
    );
  }
  return (
    <Button size={32} variant="outline" icon="copy" onClick={() => void copy()}>
      {t(`security.${outcome}`)}
    </Button>
  );
}
