import { useEffect, useState } from 'react';
import type { WebPushKind, WebPushView } from '@paddock/contract/schemas';
import { api, readOf, type ApiResult } from '@paddock/shared-utils';
import { useLabels, useRead, useSiteConfig, useT } from '@paddock/shared-utils/react';
import { ReadView, SkeletonText } from '@paddock/styleguide';
import { FormMessage, Switch } from '@paddock/styleguide/forms';

import { devicePush, type DevicePush } from '../../model/device-push.ts';
import { useOfficeWords } from '../use-office-words.ts';
import { SettingGroup } from './setting-group.tsx';
import styles from './settings.module.css';

const KINDS: readonly WebPushKind[] = ['bets', 'payments', 'requests', 'favourites'];

/** What this device is told while the site is closed: nothing that its player did not switch on here. */
export function PushSettings() {
  const t = useT('office');
  const isPwa = useSiteConfig((config) => config.isPwa);
  if (isPwa !== true) return null;
  const push = devicePush(globalThis);
  return (
    <SettingGroup title={t('settings.push.title')}>
      {push === undefined ? (
        <p className={styles.hint}>{t('settings.push.unable')}</p>
      ) : (
        <PushRead push={push} />
      )}
    </SettingGroup>
  );
}

function PushRead({ push }: { readonly push: DevicePush }) {
  const { value, reload } = useRead({ ...readOf('/web-api/web-push') });
  const words = useOfficeWords('settings.push.failed');
  return (
    <ReadView value={value} reload={reload} words={words} skeleton={<SkeletonText lines={2} />}>
      {(view) => <PushChoice push={push} view={view} />}
    </ReadView>
  );
}

interface PushChoiceProps {
  readonly push: DevicePush;
  readonly view: WebPushView;
}

function PushChoice({ push, view }: PushChoiceProps) {
  const t = useT('office');
  const labels = useLabels();
  const [shown, setShown] = useState(view);
  const [isSubscribed, setSubscribed] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState<{ readonly text: string; readonly attempt: number } | null>(null);
  // Either side alone tells nothing: a browser may have thrown its subscription away.
  const kinds = isSubscribed ? shown.kinds : [];

  useEffect(() => {
    let isOver = false;
    void push.isSubscribed().then((found) => !isOver && setSubscribed(found));
    return () => {
      isOver = true;
    };
  }, [push]);

  function fail(text: string): void {
    setFailure((last) => ({ text, attempt: (last?.attempt ?? 0) + 1 }));
  }

  async function during(work: () => Promise<ApiResult<WebPushView> | undefined>): Promise<void> {
    setWaiting(true);
    setFailure(null);
    const answer = await work();
    setWaiting(false);
    if (answer === undefined) return;
    if (answer.ok) setShown(answer.data);
    else fail(labels.problem(answer.problem));
  }

  const tell = (chosen: readonly WebPushKind[]) =>
    during(async () => {
      const made = await push.subscribe(shown.publicKey);
      if (made === undefined) {
        fail(t(push.permission() === 'denied' ? 'settings.push.denied' : 'settings.push.refused'));
        return undefined;
      }
      setSubscribed(true);
      return api.post('/web-api/web-push', { ...made, kinds: [...chosen] });
    });

  const tellNothing = () =>
    during(async () => {
      const answer = await api.delete('/web-api/web-push');
      if (answer.ok) await push.unsubscribe();
      return answer;
    });

  const change = (kind: WebPushKind, isOn: boolean) => {
    const next = KINDS.filter((one) => (one === kind ? isOn : kinds.includes(one)));
    return next.length === 0 ? tellNothing() : tell(next);
  };

  return (
    <>
      <Switch
        atEnd
        label={t('settings.push.on')}
        detail={t('settings.push.onHint')}
        checked={kinds.length > 0}
        disabled={isWaiting}
        onChange={(event) => void (event.currentTarget.checked ? tell(KINDS) : tellNothing())}
      />
      {kinds.length > 0 &&
        KINDS.map((kind) => (
          <Switch
            key={kind}
            atEnd
            label={t(`settings.push.${kind}`)}
            checked={kinds.includes(kind)}
            disabled={isWaiting}
            onChange={(event) => void change(kind, event.currentTarget.checked)}
          />
        ))}
      {failure !== null && <FormMessage title={failure.text} attempt={failure.attempt} />}
    </>
  );
}
