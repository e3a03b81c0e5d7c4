import { useState, type ReactNode } from 'react';
import { useT } from '@paddock/shared-utils/react';
import { Badge, Button } from '@paddock/styleguide';

import type { ChosenSite } from '../../../model/site/chosen-site.ts';
import type { LeafDifference } from '../../../model/leaf-differences.ts';
import { useDesk } from '../../session/desk-context.ts';
import { ChangeForm } from '../change-form.tsx';
import styles from '../site.module.css';
import { useSeenKey } from '../use-seen-key.ts';

export interface Toggle {
  /** Of the key it changes. */
  readonly name: string;
  /** What the key says once it is pressed, over what the site says now. */
  readonly value: unknown;
  /** What pressing it does, with the name of what it is done to. */
  readonly doing: string;
  /** The same beside that name. */
  readonly short: string;
  /** What follows from it for visitors. */
  readonly effect: string;
  readonly isGrave: boolean;
  readonly differ: (before: unknown, after: unknown) => readonly LeafDifference[];
}

interface ToggleRowProps {
  readonly site: ChosenSite;
  readonly title: ReactNode;
  readonly detail: ReactNode;
  readonly isOn: boolean;
  readonly state: string;
  /** What turns it on or off; undefined for what cannot be changed here. */
  readonly toggleTo: ((isOn: boolean) => Toggle) | undefined;
  readonly onChanged: () => void;
}

/** Something of the site that is on or off, with what it is, and the way to change it. */
export function ToggleRow({ site, title, detail, isOn, state, toggleTo, onChanged }: ToggleRowProps) {
  const { may } = useDesk();
  // What somebody else does meanwhile does not turn round what is about to be done.
  const [target, setTarget] = useState<boolean | null>(null);
  const next = toggleTo?.(!isOn);
  return (
    <li className={styles.row}>
      <p className={styles.name}>
        {title} <Badge tone={isOn ? 'positive' : 'neutral'}>{state}</Badge>
      </p>
      <p className={styles.quiet}>{detail}</p>
      {may('site:configure') && next !== undefined && target === null && (
        <Button
          size={32}
          variant={next.isGrave ? 'danger-outline' : 'outline'}
          aria-label={next.doing}
          onClick={() => setTarget(!isOn)}
        >
          {next.short}
        </Button>
      )}
      {toggleTo !== undefined && target !== null && (
        <ToggleForm
          site={site}
          toggle={toggleTo(target)}
          onMeanwhile={onChanged}
          onDone={() => {
            setTarget(null);
            onChanged();
          }}
          onCancel={() => setTarget(null)}
        />
      )}
    </li>
  );
}

interface ToggleFormProps {
  readonly site: ChosenSite;
  readonly toggle: Toggle;
  /** More to be said before it can be sent; null once it can. */
  readonly lacks?: string | null | undefined;
  readonly children?: ReactNode;
  readonly onMeanwhile: () => void;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** The change of one thing, over what its author saw of its key. */
export function ToggleForm({ site, toggle, lacks = null, ...rest }: ToggleFormProps) {
  const t = useT('desk');
  const { name, value, doing, effect, isGrave, differ } = toggle;
  const place = useSeenKey(name, site);
  const isSame = differ(place.now, value).length === 0;
  return (
    <ChangeForm
      {...rest}
      name={name}
      site={site}
      value={value}
      place={place}
      title={doing}
      effect={effect}
      isGrave={isGrave}
      lacks={lacks ?? (isSame ? t('site.features.isSo') : null)}
      differ={differ}
    />
  );
}
