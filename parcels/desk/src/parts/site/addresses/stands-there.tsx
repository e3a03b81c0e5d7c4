import { splitLanguage, withLanguage } from '@paddock/contract';
import { api } from '@paddock/shared-utils';
import { useLanguage, useT } from '@paddock/shared-utils/react';

import { useDeskRead } from '../../session/use-desk-read.ts';
import styles from '../site.module.css';

const EVERY_MS = 600_000;

/** Which page a guest finds at an address of this site, or that there is none: a typing error leads nobody to a page. */
export function StandsThere({ address }: { readonly address: string }) {
  const t = useT('desk');
  const own = useLanguage();
  const [place = ''] = address.split(/[?#]/);
  const { language = own, path: bare } = splitLanguage(place);
  const path = withLanguage(language, bare);
  const { value } = useDeskRead<string | null>(
    `stands ${path}`,
    async ({ signal }) => {
      const answer = await api.get('/web-api/seo/page', { bearer: 'none', signal, query: { path } });
      if (answer.ok) return { ...answer, data: answer.data.name };
      return answer.httpStatus === 404 ? { ok: true, httpStatus: 404, data: null } : answer;
    },
    EVERY_MS,
  );
  if (value.status !== 'ready') return null;
  return (
    <p className={styles.quiet} role="status">
      {value.data === null
        ? t('site.addresses.standsNothing')
        : t('site.addresses.stands', { name: value.data })}
    </p>
  );
}
