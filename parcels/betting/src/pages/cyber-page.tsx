import { CYBER_TYPES, disciplinesOf, type CyberType, type PageProps } from '@paddock/contract';
import type { CatalogueView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { PageLayout, Panel, ReadView, SportIcon, useReady } from '@paddock/styleguide';

import { cyberPath } from '../model/cyber-paths.ts';
import { Counts } from '../parts/championship-index.tsx';
import styles from '../parts/championship-index.module.css';
import { CyberKinds } from '../parts/cyber-kinds.tsx';
import { ListSkeleton, onPanel, useListWords } from '../parts/list-states.tsx';
import { useAllSports } from '../parts/use-all-sports.ts';
import { useClosedSports } from '../parts/use-closed-sports.ts';

/** Cyber sports of a kind by discipline, each with what is on and to come (S2-12). */
export function CyberPage({ params }: PageProps) {
  const t = useT('betting');
  const type = CYBER_TYPES.find((one) => one === params['type']) ?? 'real';
  const { value, reload } = useAllSports();
  useReady(true);
  return (
    <PageLayout title={t('seo.cyber.title')} lead={t(`cyber.about.${type}`)}>
      <CyberKinds type={type} />
      <ReadView
        value={value}
        reload={reload}
        words={useListWords()}
        skeleton={<ListSkeleton />}
        frame={onPanel}
      >
        {({ sports }) => <Disciplines type={type} sports={sports} />}
      </ReadView>
    </PageLayout>
  );
}

interface DisciplinesProps {
  readonly type: CyberType;
  readonly sports: CatalogueView['sports'];
}

function Disciplines({ type, sports }: DisciplinesProps) {
  const common = useT('common');
  const closed = { live: useClosedSports('live'), line: useClosedSports('line') };
  return (
    <Panel bleed>
      <ul className={styles.disciplines}>
        {disciplinesOf(type).map((code) => {
          const { live = 0, line = 0 } = sports.find(({ slug }) => slug === code) ?? {};
          return (
            <li key={code}>
              <a href={hrefFor(cyberPath(type, code))} className={styles.link}>
                <SportIcon sport={code} />
                <span className={styles.name}>{common(`sport.${code}`)}</span>
                <Counts
                  live={closed.live.includes(code) ? 0 : live}
                  // What has not begun cannot be followed.
                  line={type === 'stream' || closed.line.includes(code) ? 0 : line}
                />
              </a>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
