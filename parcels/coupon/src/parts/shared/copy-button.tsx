import { useState } from 'react';
import { useT } from '@paddock/shared-utils/react';
import { Button } from '@paddock/styleguide';

interface CopyButtonProps {
  readonly text: string;
  /** What it says it copies. */
  readonly words: 'code' | 'link';
}

/** Copies a text, or says that it has to be marked: there is no clipboard on pages without encryption, and browsers may refuse it. */
export function CopyButton({ text, words }: CopyButtonProps) {
  const t = useT('coupon');
  const [outcome, setOutcome] = useState<'copy' | 'copied' | 'copyByHand'>('copy');
  async function copy(): Promise<void> {
    const refused = () => setOutcome('copyByHand');
    try {
      await navigator.clipboard.writeText(text).then(() => setOutcome('copied'), refused);
    } catch {
      refused();
    }
  }
  return (
    <>
      <Button block variant="outline" icon="copy" onClick={copy}>
        {t(outcome === 'copied' ? 'shared.copied' : `shared.${outcome}.${words}`)}
      </Button>
      {outcome === 'copyByHand' && words === 'link' && <output>{text}</output>}
    </>
  );
}
