import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Notice, TextButton, TextLink } from '@paddock/styleguide';

import { pathOf } from '../../model/content-place.ts';
import { useDesk } from '../session/desk-context.ts';
import { contentDrafts } from './content-drafts.ts';
import styles from './content.module.css';
import type { Begun } from './new-document.tsx';

/** Documents that were left without saving, with the way back to each. */
export function UnsavedList({ onBegun }: { readonly onBegun: (begun: Begun) => void }) {
  const t = useT('desk');
  const drafts = Object.entries(contentDrafts.all(useDesk().session.operatorId));
  if (drafts.length === 0) return null;
  return (
    <div className={styles.unsaved}>
      <Notice tone="warning" title={t('content.unsaved')}>
        <ul>
          {drafts.map(([address, { document, seen }]) => (
            <li key={address}>
              {seen > 0 ? (
                <TextLink href={hrefFor(pathOf(address))}>
                  <bdi dir="ltr">{address}</bdi>
                </TextLink>
              ) : (
                <TextButton
                  onClick={() => onBegun({ address, document: { kind: document.kind, texts: {} } })}
                >
                  <bdi dir="ltr">{address}</bdi>
                </TextButton>
              )}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
