import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { partsText } from '@paddock/contract';
import type { DevicesSignedOutView, DevicesView } from '@paddock/contract/schemas';
import { api, notify, type ApiResult, readOf } from '@paddock/shared-utils';
import { useFormat, useLabels, useRead, useT } from '@paddock/shared-utils/react';
import { Badge, Button, SkeletonText, ReadView } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import styles from './devices.module.css';
import { useSecurity } from './security/security-context.ts';
import { StepUpForm } from './security/step-up-gate.tsx';
import { useOfficeWords } from './use-office-words.ts';

type Device = DevicesView['devices'][number];

/** Where the player has signed in, and signing out there from here: one device or all others at once. */
export function Devices() {
  const { value, reload } = useRead({
    ...readOf('/web-api/auth/devices'),
  });
  const words = useOfficeWords('devices.failed');
  return (
    <ReadView value={value} reload={reload} words={words} skeleton={<SkeletonText lines={4} />}>
      {({ devices }) => <DeviceList devices={devices} onChange={reload} />}
    </ReadView>
  );
}

interface DeviceListProps {
  readonly devices: readonly Device[];
  readonly onChange: () => void;
}

type SignOut = () => Promise<ApiResult<DevicesSignedOutView>>;

const signOutOthers: SignOut = () => api.post('/web-api/auth/devices/sign-out-others', {});
const signOutOf =
  (id: string): SignOut =>
  () =>
    api.post('/web-api/auth/devices/:id/sign-out', {}, { params: { id } });

function DeviceList({ devices, onChange }: DeviceListProps) {
  const t = useT('office');
  const labels = useLabels();
  const { view, show } = useSecurity();
  /** The press that waits for a proof of who is there. */
  const [waiting, setWaiting] = useState<SignOut | null>(null);
  const [refusal, setRefusal] = useState<{ readonly text: string; readonly attempt: number } | null>(null);
  const hasOthers = devices.some(({ is_signed_in: isSignedIn, is_this: isThis }) => isSignedIn && !isThis);

  async function signOut(send: SignOut): Promise<void> {
    const answer = await send();
    const needsProof = !answer.ok && answer.problem.code === 'STEP_UP_REQUIRED';
    setWaiting(() => (needsProof ? send : null));
    if (!answer.ok && !needsProof) {
      setRefusal((last) => ({ text: labels.problem(answer.problem), attempt: (last?.attempt ?? 0) + 1 }));
      return;
    }
    setRefusal(null);
    if (!answer.ok) return;
    notify({ kind: 'success', text: { key: 'office:devices.done', values: { count: answer.data.ended } } });
    onChange();
  }

  return (
    <div className={styles.devices}>
      {refusal !== null && <FormMessage title={refusal.text} attempt={refusal.attempt} />}
      <ul className={styles.list} data-testid="devices">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} onSignOut={() => signOut(signOutOf(device.id))} />
        ))}
      </ul>
      {hasOthers && <Button onClick={() => signOut(signOutOthers)}>{t('devices.signOutOthers')}</Button>}
      {waiting !== null && (
        <Proof
          view={view}
          onConfirmed={(next) => {
            show(next);
            setWaiting(null);
            void signOut(waiting);
          }}
        />
      )}
    </div>
  );
}

/** Takes the focus when it appears: it may stand below a long list, and the press that waits was another. */
function Proof(props: ComponentProps<typeof StepUpForm>) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={place} className={styles.proof}>
      <StepUpForm {...props} />
    </div>
  );
}

interface DeviceRowProps {
  readonly device: Device;
  readonly onSignOut: () => Promise<void>;
}

function DeviceRow({ device, onSignOut }: DeviceRowProps) {
  const t = useT('office');
  const format = useFormat();
  const { browser, system, is_this: isThis, is_signed_in: isSignedIn } = device;
  const name =
    partsText(
      [browser, system].filter((part) => part !== null),
      format.language,
    ) || t('devices.unknown');
  return (
    <li className={styles.device}>
      <div className={styles.words}>
        <p className={styles.name}>
          {name}
          {isThis && <Badge tone="positive">{t('devices.this')}</Badge>}
        </p>
        <p className={styles.facts}>
          {t('devices.lastLogin', {
            at: format.moment(device.last_login_at_ms),
            way: t(`devices.by.${device.method}`),
            address: device.address,
          })}
        </p>
        {!isSignedIn && <p className={styles.facts}>{t('devices.signedOut')}</p>}
      </div>
      {isSignedIn && !isThis && (
        <Button aria-label={t('devices.signOutName', { name })} onClick={onSignOut}>
          {t('devices.signOut')}
        </Button>
      )}
    </li>
  );
}
