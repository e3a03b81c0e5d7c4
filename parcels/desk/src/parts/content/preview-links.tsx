import { useState } from 'react';
import { languageName } from '@paddock/contract';
import type { ContentState } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useFormat, useLabels, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, Notice, TextLink } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import { useDesk } from '../session/desk-context.ts';

interface PreviewLinksProps {
  readonly address: string;
  readonly state: ContentState;
  readonly isUnsaved: boolean;
}

interface Link {
  readonly path: string;
  readonly endsAtMs: number;
}

/** The newest version as it will be, by a link for each language it is written in. */
export function PreviewLinks({ address, state: { latest, languages }, isUnsaved }: PreviewLinksProps) {
  const t = useT('desk');
  const format = useFormat();
  const labels = useLabels();
  const { token, lost } = useDesk();
  const [link, setLink] = useState<Link | null>(null);
  const { submit, pending, refusal } = useSubmit(
    async (number: number) => {
      const answer = await api.post(
        '/operator-api/content/preview',
        { address, number },
        { bearer: { token } },
      );
      if (!answer.ok && answer.httpStatus === 401) lost();
      return answer;
    },
    ({ data }) => setLink(data),
  );
  if (link === null)
    return (
      <>
        {refusal !== null && (
          <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />
        )}
        <div>
          <Button variant="outline" icon="eye" pending={pending} onClick={() => submit(latest)}>
            {t('content.preview', { number: latest })}
          </Button>
        </div>
      </>
    );
  return (
    <Notice tone="info">
      {t('content.previewUntil', { number: latest, time: format.moment(link.endsAtMs) })}{' '}
      {languages.map((language) => (
        <span key={language}>
          <TextLink href={`/${language}${link.path}`} target="_blank" rel="noopener" lang={language}>
            {languageName(language)}
          </TextLink>{' '}
        </span>
      ))}
      {isUnsaved && t('content.previewUnsaved')}
    </Notice>
  );
}
