import { useState } from 'react';
import { api, hrefFor, navigate } from '@paddock/shared-utils';
import { useReadWords, useT } from '@paddock/shared-utils/react';
import { Panel, ReadView, SkeletonRows, TabPanel, Tabs } from '@paddock/styleguide';

import { chosenSite } from '../../model/site/chosen-site.ts';
import { SITE_TABS, siteTabPath, type SiteTab } from '../../model/site/site-tab.ts';
import { useDeskRead } from '../session/use-desk-read.ts';
import { useSiteNews } from '../session/use-news.ts';
import { AddressesPanel } from './addresses/addresses-panel.tsx';
import { AppealsPanel } from './appeals/appeals-panel.tsx';
import { BrandsPanel } from './brands/brands-panel.tsx';
import { CountriesPanel } from './countries/countries-panel.tsx';
import { FeaturesPanel } from './features/features-panel.tsx';
import { KeyList } from './key-list.tsx';
import { MaintenancePanel } from './maintenance/maintenance-panel.tsx';
import { SiteChoice } from './site-choice.tsx';
import { SiteHistory } from './site-history.tsx';
import { SitePlans } from './site-plans.tsx';
import styles from './site.module.css';

const EVERY_MS = 10_000;
const PANEL = 'site-panel';

/** What an operator changes of the site, each in words of its own; what has none is a key. */
export function SiteDesk({ tab }: { readonly tab: SiteTab }) {
  const t = useT('desk');
  return (
    <>
      <Tabs
        label={t('site.tabs.label')}
        panelId={PANEL}
        value={tab}
        onValueChange={(id) => {
          const chosen = SITE_TABS.find((one) => one === id);
          if (chosen !== undefined) navigate(hrefFor(siteTabPath(chosen)), { replace: true });
        }}
        items={SITE_TABS.map((id) => ({ id, label: t(`site.tabs.${id}`) }))}
      />
      <TabPanel id={PANEL} tab={tab}>
        <div className={styles.panels}>
          {tab === 'addresses' && <AddressesPanel />}
          {tab === 'appeals' && <AppealsPanel />}
          {tab !== 'addresses' && tab !== 'appeals' && <Configured tab={tab} />}
        </div>
      </TabPanel>
    </>
  );
}

/** The configuration as it stands, and what of it the tab changes. */
function Configured({ tab }: { readonly tab: SiteTab }) {
  const t = useT('desk');
  const words = useReadWords({ slow: t('site.slow') });
  const [brand, setBrand] = useState<string>();
  const news = useSiteNews();
  const { value, reload } = useDeskRead('site', (as) => api.get('/operator-api/site', as), EVERY_MS, news);
  return (
    <ReadView
      value={value}
      reload={reload}
      words={words}
      skeleton={<SkeletonRows count={12} />}
      frame={(inner) => <Panel padded>{inner}</Panel>}
    >
      {(site) => (
        <>
          {(tab === 'countries' || tab === 'features') && (
            <SiteChoice site={site} brand={brand} onChoose={setBrand} />
          )}
          {tab === 'countries' && (
            <CountriesPanel key={brand} site={chosenSite(site, brand)} onChanged={reload} />
          )}
          {tab === 'maintenance' && <MaintenancePanel site={site} onChanged={reload} />}
          {tab === 'features' && (
            <FeaturesPanel key={brand} site={chosenSite(site, brand)} onChanged={reload} />
          )}
          {tab === 'brands' && <BrandsPanel site={site} onChanged={reload} />}
          {tab === 'keys' && (
            <>
              <SitePlans plans={site.plans} onChanged={reload} />
              <KeyList site={site} onChanged={reload} />
              <SiteHistory version={site.version} onChanged={reload} />
            </>
          )}
        </>
      )}
    </ReadView>
  );
}
