import { useState } from 'react';
import { useT } from '@paddock/shared-utils/react';
import { Button, Field, TextInput } from '@paddock/styleguide';

import type { ChosenSite } from '../../../model/site/chosen-site.ts';
import { parcelFault, siteParcels, withListed } from '../../../model/site/site-features.ts';
import { useDesk } from '../../session/desk-context.ts';
import styles from '../site.module.css';
import { ToggleForm, ToggleRow, type Toggle } from './toggle-row.tsx';
import { useFeatureWords } from './use-feature-words.ts';

interface ParcelListProps {
  readonly site: ChosenSite;
  readonly onChanged: () => void;
}

/** Parts of the site that may be closed, each with what disappears. */
export function ParcelList({ site, onChanged }: ParcelListProps) {
  const t = useT('desk');
  const parcels = siteParcels(site);
  const { parcelName: nameOf, differ } = useFeatureWords(site);
  const toggleOf = (name: string, opens: boolean): Toggle => {
    const closed = withListed(site, 'closedParcels', name, !opens);
    return {
      name: 'closedParcels',
      // A brand that says nothing has closed what the installation has.
      value: closed.length === 0 && site.brand === undefined ? null : closed,
      doing: t(opens ? 'site.features.open' : 'site.features.close', { name: nameOf(name) }),
      short: t(opens ? 'site.features.short.open' : 'site.features.short.close'),
      effect: t(opens ? 'site.features.opening' : 'site.features.closing'),
      isGrave: !opens,
      differ: differ.closedParcels,
    };
  };

  return (
    <>
      <ul className={styles.rows} data-testid="parcels">
        {parcels.map(({ name, isKnown, isOpen, framed }) => (
          <ToggleRow
            key={name}
            site={site}
            title={nameOf(name)}
            detail={
              <>
                {t(isKnown ? `site.features.gone.${name}` : 'site.features.goneOther')}
                {framed !== undefined && ` ${t('site.features.framed', { region: framed })}`}
              </>
            }
            isOn={isOpen}
            state={t(isOpen ? 'site.features.isOpen' : 'site.features.closed')}
            toggleTo={isOpen && framed !== undefined ? undefined : (opens) => toggleOf(name, opens)}
            onChanged={onChanged}
          />
        ))}
      </ul>
      <OtherParcel site={site} toggleOf={(name) => toggleOf(name, false)} onChanged={onChanged} />
    </>
  );
}

interface OtherParcelProps extends ParcelListProps {
  readonly toggleOf: (name: string) => Toggle;
}

/** A parcel of another team, by the name its manifest has. */
function OtherParcel({ site, toggleOf, onChanged }: OtherParcelProps) {
  const t = useT('desk');
  const { may } = useDesk();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const fault = parcelFault(site, name);
  const close = () => {
    setOpen(false);
    setTyped('');
  };
  if (!may('site:configure')) return null;
  if (!isOpen)
    return (
      <Button size={32} variant="outline" onClick={() => setOpen(true)}>
        {t('site.features.closeOther')}
      </Button>
    );
  return (
    <ToggleForm
      site={site}
      toggle={{ ...toggleOf(name), doing: t('site.features.closeOther') }}
      lacks={fault === undefined ? null : t(`site.features.faults.${fault}`)}
      onMeanwhile={onChanged}
      onDone={() => {
        close();
        onChanged();
      }}
      onCancel={close}
    >
      <Field label={t('site.features.parcel')}>
        <TextInput
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={63}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Field>
    </ToggleForm>
  );
}
