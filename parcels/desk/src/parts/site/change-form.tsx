import type { ReactNode } from 'react';
import { api, type ApiProblem } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Notice } from '@paddock/styleguide';

import { leafDifferences, type LeafDifference } from '../../model/leaf-differences.ts';
import { plannedTime } from '../../model/planned-time.ts';
import { keyChange, planMetBy, type ChosenSite } from '../../model/site/chosen-site.ts';
import { DeskForm, type DeskFormProps } from '../desk-form.tsx';
import { DifferenceList } from '../difference-list.tsx';
import { useDesk } from '../session/desk-context.ts';
import { useWhen } from '../use-when.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { RefusedKeys } from './refused-keys.tsx';
import styles from './site.module.css';
import type { SeenKey } from './use-seen-key.ts';

export interface ChangeFormProps extends Pick<DeskFormProps, 'onLacking'> {
  readonly name: string;
  readonly site: ChosenSite;
  /** What the key shall say; null for its default. */
  readonly value: unknown;
  /** What its author saw of the key. */
  readonly place: SeenKey;
  readonly title: ReactNode;
  /** What follows for visitors, beside that every page knows it. */
  readonly effect?: string | undefined;
  /** Why it cannot be sent yet; null once it can. */
  readonly lacks: string | null;
  readonly isGrave?: boolean | undefined;
  /** What two values of the key differ in, where it is said in words; place by place otherwise. */
  readonly differ?: ((before: unknown, after: unknown) => readonly LeafDifference[]) | undefined;
  /** It was refused, since somebody else changed the key: the page has to be read again. */
  readonly onMeanwhile: () => void;
  /** Told of every refusal. */
  readonly onRefused?: ((problem: ApiProblem) => void) | undefined;
  readonly onDone: () => void;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
}

/** What a key says from now on, or from a time on: with a reason, and with what differs from what stands. */
export function ChangeForm(props: ChangeFormProps) {
  const {
    name,
    site,
    value,
    place,
    title,
    effect,
    lacks,
    isGrave,
    differ,
    onMeanwhile,
    onRefused,
    children,
  } = props;
  const t = useT('desk');
  const format = useFormat();
  const { token } = useDesk();
  const when = useWhen();
  const { fromMs } = when;
  const changes = differ?.(place.now, value) ?? leafDifferences(place.now, value, `/${name}`);
  const met = planMetBy(site, name, fromMs);

  function follows(): string {
    if (!when.isLater) return t('site.consequence');
    return fromMs === undefined
      ? t('site.planUntimed')
      : t('site.planConsequence', { time: plannedTime(format, fromMs) });
  }

  async function send(reason: string) {
    // A brand is sent with all that it says now: of that its author has seen the newest.
    const seen = site.brand === undefined || place.isBehind ? place.seen : site.version;
    const change = keyChange(site, name, value);
    const answer = await api.post(
      '/operator-api/site/changes',
      { change, seen, reason, ...(fromMs !== undefined && { fromMs }) },
      { bearer: { token } },
    );
    if (!answer.ok) onRefused?.(answer.problem);
    if (!answer.ok && answer.problem.code === 'SITE_CHANGED') onMeanwhile();
    return answer;
  }

  return (
    <DeskForm
      title={title}
      consequence={effect === undefined ? follows() : `${effect} ${follows()}`}
      submitLabel={t(when.isLater ? 'site.plan' : 'site.publish')}
      missing={lacks ?? when.missing}
      isGrave={isGrave}
      onLacking={props.onLacking}
      refused={(problem: ApiProblem) => <RefusedKeys problem={problem} />}
      send={send}
      onDone={props.onDone}
      onCancel={props.onCancel}
    >
      {place.isBehind && (
        <ChangedMeanwhile name={name} place={place} version={site.version} differ={differ} />
      )}
      {met !== undefined && (
        <Notice tone={met.isFollowed ? 'info' : 'warning'}>
          {t(met.isFollowed ? 'site.planFollows' : 'site.planWaits', {
            time: plannedTime(format, met.plan.fromMs),
            name: met.plan.author,
          })}
        </Notice>
      )}
      {children}
      {when.fields}
      {changes.length > 0 && (
        <div data-testid="site-changes">
          <p className={styles.quiet}>{t('site.differs')}</p>
          <DifferenceList differences={changes} />
        </div>
      )}
    </DeskForm>
  );
}
