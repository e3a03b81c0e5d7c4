import { partsText } from '@paddock/contract';
import { api } from '@paddock/shared-utils';
import { useLanguage, useT } from '@paddock/shared-utils/react';
import { Notice } from '@paddock/styleguide';

import { useDeskRead } from '../session/use-desk-read.ts';
import { useRuleNames } from '../site/addresses/use-rule-names.ts';

const EVERY_MS = 60_000;

/** Warns where a rule for addresses takes the one of a document: whoever asks for it is led away, and nobody reads it. */
export function LedAway({ address }: { readonly address: string }) {
  const t = useT('desk');
  const language = useLanguage();
  const ruleNames = useRuleNames();
  const { value } = useDeskRead(
    `led away ${address}`,
    ({ signal }) =>
      api.post('/redirects-api/api/v1/redirect-light', { url: address }, { bearer: 'none', signal }),
    EVERY_MS,
  );
  if (value.status !== 'ready' || value.data.data.url === null) return null;
  const { url, reasons } = value.data.data;
  return (
    <Notice tone="warning" announce title={t('content.ledAway.title')}>
      <p>
        {t('content.ledAway.to')} <bdi dir="ltr">{url}</bdi>
      </p>
      <p>
        {t('site.addresses.over')} <bdi>{partsText(reasons.map(ruleNames), language)}</bdi>
      </p>
    </Notice>
  );
}
