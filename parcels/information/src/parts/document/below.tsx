import { useState } from 'react';
import type { ContentLine, ContentView } from '@paddock/contract/schemas';
import { api, hrefFor } from '@paddock/shared-utils';
import { useFormat, useLanguage, useT } from '@paddock/shared-utils/react';
import { LoadMore, Panel, SectionHeader, TextLink } from '@paddock/styleguide';

import { dayOf } from '../../model/day-of.ts';
import styles from './document.module.css';

/** Documents of one page of a list, as the server answers them. */
const PAGE_SIZE = 24;

/** What there is below a document: articles of the blog, terms, answers. */
export function Below({ view }: { readonly view: ContentView }) {
  const t = useT('information');
  const language = useLanguage();
  const [further, setFurther] = useState<readonly ContentLine[]>([]);
  const lines = [...view.below, ...further];
  if (lines.length === 0) return view.text.blocks.length > 0 ? null : <p>{t('content.nothingYet')}</p>;
  const more = async () => {
    const page = String(lines.length / PAGE_SIZE + 1);
    const answer = await api.get('/web-api/content/below', {
      query: { address: view.address, language, page },
    });
    if (answer.ok) setFurther([...further, ...answer.data.lines]);
  };
  return (
    <Panel bleed>
      <SectionHeader title={t('content.below')} />
      <Lines lines={lines} />
      {lines.length < view.belowCount && <LoadMore label={t('content.more')} onMore={more} />}
    </Panel>
  );
}

/** Documents with what each is about, in the direction of the language it is written in, which may be another than the page's. */
export function Lines({ lines }: { readonly lines: readonly ContentLine[] }) {
  const format = useFormat();
  return (
    <ul className={styles.lines}>
      {lines.map(({ address, title, description, day }) => (
        <li key={address}>
          <TextLink href={hrefFor(address)}>
            <bdi>{title}</bdi>
          </TextLink>
          {day !== null && <time dateTime={day}>{dayOf(day, format.locale)}</time>}
          <p>
            <bdi>{description}</bdi>
          </p>
        </li>
      ))}
    </ul>
  );
}
