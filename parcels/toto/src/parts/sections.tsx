import type { ReactNode } from 'react';
import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { LinkTabs, PageLayout } from '@paddock/styleguide';

import styles from './sections.module.css';

/** Sections of the pools, in their order. */
export const SECTIONS = ['draws', 'next', 'coupons', 'results', 'rules'] as const;
export type Section = (typeof SECTIONS)[number];

interface SectionsProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly section: Section | null;
  readonly children: ReactNode;
}

/** A page of the pools, with the way to the others. */
export function Sections({ title, lead, section, children }: SectionsProps) {
  const t = useT('toto');
  return (
    <PageLayout title={title} lead={lead}>
      <LinkTabs
        label={t('sections.label')}
        value={section}
        items={SECTIONS.map((id) => ({ id, label: t(`sections.${id}`), href: hrefFor(`/toto/${id}`) }))}
      />
      <div className={styles.content}>{children}</div>
    </PageLayout>
  );
}
