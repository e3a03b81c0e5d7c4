import { useState } from 'react';
import { hrefFor } from '@paddock/shared-utils';
import { useLanguage, useT } from '@paddock/shared-utils/react';
import { Button, Panel, SectionHeader } from '@paddock/styleguide';

import { FAIRNESS_PATH } from '../model/check-link.ts';
import { fragmentOf, type CheckForm } from '../model/check-form.ts';
import styles from './fairness.module.css';
import { standaloneHtml, STANDALONE_WORDS } from './standalone-html.ts';

/** A link to this check, and the file that checks rounds without us. */
export function KeepCheck({ form }: { readonly form: CheckForm }) {
  const t = useT('originals');
  const language = useLanguage();
  const [copied, setCopied] = useState('');
  const link = new URL(hrefFor(FAIRNESS_PATH), location.href).href + fragmentOf(form);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(t('check.keep.copied'));
    } catch {
      // There is no clipboard on pages without encryption, and browsers may refuse it.
      setCopied(link);
    }
  }

  async function download(): Promise<void> {
    const { default: script } = await import('./standalone.ts?one-file');
    const words = Object.fromEntries(STANDALONE_WORDS.map((key) => [key, t(`check.${key}`)]));
    const html = standaloneHtml(script, words, language);
    const address = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
    const anchor = document.createElement('a');
    anchor.href = address;
    anchor.download = 'paddock-fairness.html';
    anchor.click();
    URL.revokeObjectURL(address);
  }

  return (
    <Panel bleed>
      <SectionHeader title={t('check.keep.title')} />
      <p className={styles.links}>{t('check.keep.text')}</p>
      <div className={styles.links}>
        <Button variant="outline" icon="copy" onClick={copy}>
          {t('check.keep.link')}
        </Button>
        <Button variant="outline" icon="download" onClick={download} data-testid="check-file">
          {t('check.keep.file')}
        </Button>
      </div>
      <p role="status" className={styles.links}>
        {copied}
      </p>
    </Panel>
  );
}
