import { Button, Field, Flag, IconButton, Panel, SummaryList, TextInput } from '@paddock/styleguide';
import { Checkbox } from '@paddock/styleguide/forms';
import {
  Dialog,
  Menu,
  Popover,
  Select,
  Sheet,
  ToastRegion,
  Tooltip,
  type Toast,
} from '@paddock/styleguide/overlays';
import { useState } from 'react';

import styles from './gallery.module.css';
import { Row, Section } from './specimen.tsx';

const TOASTS: readonly Toast[] = [
  {
    id: '1',
    tone: 'positive',
    title: 'Bet 4711 placed',
    message: '€10.00 at 2.952. Possible win €29.52.',
    onClose: () => undefined,
  },
  {
    id: '2',
    tone: 'info',
    title: 'Settled: Harbour – Northgate',
    message: 'Under 2.5 won. €37.20 is on Main.',
    onClose: () => undefined,
  },
  {
    id: '3',
    tone: 'warning',
    title: 'A new version is ready',
    message: 'Your coupon stays.',
    action: <Button size={32}>Reload</Button>,
    onClose: () => undefined,
  },
  {
    id: '4',
    tone: 'danger',
    title: 'Deposit did not go through',
    message: 'Your bank said no. Nothing was taken.',
    action: <Button size={32}>Other way</Button>,
    onClose: () => undefined,
  },
];

export type GalleryOverlay = 'limit' | 'reality' | 'large' | 'sheet' | 'toasts' | null;

interface OverlaysSectionProps {
  readonly open: GalleryOverlay;
  readonly onOpen: (overlay: GalleryOverlay) => void;
}

/** Everything that floats, opened by its button. */
export function OverlaysSection({ open, onOpen }: OverlaysSectionProps) {
  const [country, setCountry] = useState<string | null>('de');
  const close = (): void => {
    onOpen(null);
  };
  return (
    <Section title="Overlays" wide>
      <Row>
        {(['limit', 'reality', 'large', 'sheet', 'toasts'] as const).map((name) => (
          <Button
            key={name}
            onClick={() => {
              onOpen(name);
            }}
          >
            Open {name}
          </Button>
        ))}
        <Menu
          trigger={<Button iconEnd="chevron-down">Main, EUR</Button>}
          groups={[
            {
              id: 'accounts',
              label: 'Account in use',
              items: [
                { id: 'main', label: 'Main, EUR', end: '€1,248.40', checked: true },
                { id: 'second', label: 'Second, CZK', end: 'Kč 640.00', checked: false },
              ],
            },
            {
              id: 'rest',
              items: [
                { id: 'office', label: 'Account', icon: 'user', href: '#office' },
                { id: 'out', label: 'Log out', icon: 'logout', danger: true },
              ],
            },
          ]}
        />
        <Popover trigger={<IconButton icon="settings" label="Coupon settings" />} title="When a price moves">
          <Checkbox label="Take better prices" defaultChecked />
          <Checkbox label="Take any price" />
        </Popover>
        <Tooltip text="Prices are 14 s old. Reconnecting.">
          <IconButton icon="info" label="Stale" />
        </Tooltip>
      </Row>
      <div className={styles.fields}>
        <Field label="Country">
          <Select
            value={country}
            onValueChange={setCountry}
            options={[
              { value: 'de', label: 'Germany', lead: <Flag region="de" />, end: '+49' },
              { value: 'at', label: 'Austria', lead: <Flag region="at" />, end: '+43' },
              { value: 'kz', label: 'Kazakhstan', lead: <Flag region="kz" />, end: '+7' },
            ]}
          />
        </Field>
      </div>
      <GalleryDialogs open={open} close={close} />
      {open === 'toasts' && <ToastRegion toasts={TOASTS} label="Notifications" closeLabel="Close" />}
    </Section>
  );
}

function GalleryDialogs({ open, close }: { readonly open: GalleryOverlay; readonly close: () => void }) {
  return (
    <>
      <Dialog
        open={open === 'limit'}
        onClose={close}
        title="Remove the limit of €500.00?"
        description="Without it you could pay in any amount in 7 days. It ends after 24 hours, and we ask once more."
        actions={
          <>
            <Button onClick={close}>Keep the limit</Button>
            <Button variant="danger">Remove in 24 hours</Button>
          </>
        }
      />
      <Dialog
        open={open === 'reality'}
        onClose={close}
        dismissible={false}
        title="You have played for 30 minutes"
        actions={
          <>
            <Button onClick={close}>Log out</Button>
            <Button onClick={close}>Go on playing</Button>
          </>
        }
      >
        <SummaryList
          lines={[
            { id: 'staked', label: 'Staked', value: '€30.00' },
            { id: 'won', label: 'Won', value: '€25.80' },
            { id: 'result', label: 'Result', value: '−€4.20', strong: true },
          ]}
        />
        <Checkbox label="Do not show this again today" />
      </Dialog>
      <Dialog
        open={open === 'large'}
        onClose={close}
        size="large"
        phone="full"
        title="Create your account"
        closeLabel="Close"
        aside={<Panel tone="brand" padded className={styles.aside} />}
        actions={<Button variant="primary">Create account</Button>}
      >
        <Field label="E-mail">
          <TextInput type="email" autoComplete="email" />
        </Field>
      </Dialog>
      <Sheet open={open === 'sheet'} onClose={close} title="Coupon" closeLabel="Fold the coupon" aboveBar>
        <Panel padded>Three legs</Panel>
      </Sheet>
    </>
  );
}
