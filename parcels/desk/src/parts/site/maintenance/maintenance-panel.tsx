import { useState } from 'react';
import type { MaintenanceWindow } from '@paddock/contract';
import type { SiteKeysView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useReadWords, useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow, Panel, ReadView, SectionHeader, SkeletonRows } from '@paddock/styleguide';

import { sourceOf } from '../../../model/site/maintenance-standing.ts';
import { useDesk } from '../../session/desk-context.ts';
import { useDeskRead } from '../../session/use-desk-read.ts';
import { useSiteNews } from '../../session/use-news.ts';
import { KeyPlans } from '../site-plans.tsx';
import styles from '../site.module.css';
import { EndForm } from './end-form.tsx';
import { OrderForm } from './order-form.tsx';
import { StandingMaintenance } from './standing-maintenance.tsx';

const EVERY_MS = 5_000;

interface MaintenancePanelProps {
  readonly site: SiteKeysView;
  readonly onChanged: () => void;
}

/** Whether play is stopped or will be, and the ways to stop it and let it go on. */
export function MaintenancePanel({ site, onChanged }: MaintenancePanelProps) {
  const t = useT('desk');
  const words = useReadWords({ slow: t('site.maintenance.slow') });
  const news = useSiteNews();
  const read = useDeskRead('maintenance', (as) => api.get('/operator-api/maintenance', as), EVERY_MS, news);
  return (
    <>
      <KeyPlans site={site} of={{ maintenance: null }} onChanged={onChanged} />
      <Panel padded>
        <SectionHeader title={t('site.maintenance.title')} />
        <ReadView value={read.value} reload={read.reload} words={words} skeleton={<SkeletonRows count={3} />}>
          {({ maintenance }) => <Ordering window={maintenance} site={site} onChanged={read.reload} />}
        </ReadView>
      </Panel>
    </>
  );
}

interface OrderingProps extends MaintenancePanelProps {
  readonly window: MaintenanceWindow | null;
}

function Ordering({ window, site, onChanged }: OrderingProps) {
  const t = useT('desk');
  const { may } = useDesk();
  const [doing, setDoing] = useState<'order' | 'end' | null>(null);
  const source = window === null ? undefined : sourceOf(window, site);
  const isOrdered = source === 'order';
  const isRunning = window?.state === true;
  const close = () => setDoing(null);
  const done = () => {
    close();
    onChanged();
  };
  return (
    <div className={styles.stack}>
      <StandingMaintenance window={window} source={source} />
      {may('site:maintain') && doing === null && (
        <ButtonRow>
          <Button size={32} variant="danger-outline" onClick={() => setDoing('order')}>
            {t('site.maintenance.order')}
          </Button>
          {isOrdered && (
            <Button size={32} variant="outline" onClick={() => setDoing('end')}>
              {t(isRunning ? 'site.maintenance.endNow' : 'site.maintenance.callOff')}
            </Button>
          )}
        </ButtonRow>
      )}
      {doing === 'order' && (
        <OrderForm isOrdered={isOrdered} isRunning={isOrdered && isRunning} onDone={done} onCancel={close} />
      )}
      {doing === 'end' && <EndForm isRunning={isRunning} onDone={done} onCancel={close} />}
    </div>
  );
}
