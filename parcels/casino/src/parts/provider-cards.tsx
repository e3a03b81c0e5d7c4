import type { ProviderView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Badge } from '@paddock/styleguide';

import { emblemOf } from '../art/emblem.ts';
import { useGameCount } from './catalogue-words.ts';
import styles from './provider-cards.module.css';

/** Studios with an emblem drawn for each, and how many games they have here. */
export function ProviderCards({ providers }: { readonly providers: readonly ProviderView[] }) {
  const t = useT('casino');
  const count = useGameCount();
  return (
    <ul className={styles.cards}>
      {providers.map((provider) => (
        <li key={provider.code}>
          <a className={styles.card} href={hrefFor(`/providers/${provider.code}`)}>
            <img className={styles.emblem} src={emblemOf(provider.code)} alt="" width={48} height={48} />
            <span className={styles.words}>
              <b className={styles.name}>{provider.name}</b>
              <span className={styles.count}>{count(provider.count)}</span>
            </span>
            {provider.newCount > 0 && (
              <Badge tone="brand">{t('newCount', { count: provider.newCount })}</Badge>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
