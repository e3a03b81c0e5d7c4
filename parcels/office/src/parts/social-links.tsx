import { useState } from 'react';
import type { SocialLinksView } from '@paddock/contract/schemas';
import { api, currentRoute$, readOf } from '@paddock/shared-utils';
import {
  useFormat,
  useLabels,
  useLanguage,
  useRead,
  useStreamValue,
  useT,
} from '@paddock/shared-utils/react';
import { Badge, Button, Notice } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import { useSecurity } from './security/security-context.ts';
import { SecuritySection } from './security/security-section.tsx';
import styles from './security/security.module.css';
import { StepUpGate } from './security/step-up-gate.tsx';
import { useChange } from './security/use-change.ts';

type Link = SocialLinksView['links'][number];

/** Accounts of other companies that sign the player in: which are linked, one more, one less. */
export function SocialLinks() {
  const t = useT('office');
  const { setOpen } = useSecurity();
  const { value, reload } = useRead({
    ...readOf('/web-api/user/social-links'),
  });
  const [chosen, setChosen] = useState<Link | null>(null);
  const links = value.status === 'ready' ? value.data.links : [];
  if (links.length === 0) return null;
  const linked = links.filter(({ isLinked }) => isLinked).length;
  return (
    <SecuritySection
      name="social"
      icon="user"
      badge={
        linked === 0
          ? { tone: 'neutral', text: t('security.none') }
          : { tone: 'positive', text: t('security.social.linked') }
      }
      state={t('security.social.text')}
      content={
        <>
          <Outcome links={links} />
          <LinkRows
            links={links}
            onChoose={(link) => {
              setChosen(link);
              setOpen('social');
            }}
          />
        </>
      }
    >
      {(close) => (
        <StepUpGate>
          {chosen !== null && !chosen.isLinked && <LinkForm link={chosen} />}
          {chosen?.isLinked === true && (
            <UnlinkForm
              link={chosen}
              onDone={() => {
                reload();
                close();
              }}
            />
          )}
        </StepUpGate>
      )}
    </SecuritySection>
  );
}

/** How the way to a company ended, as the address says that it led back to. */
function Outcome({ links }: { readonly links: readonly Link[] }) {
  const t = useT('office');
  const query = useStreamValue(currentRoute$, (route) => ('matched' in route ? route.matched.query : ''));
  const asked = new URLSearchParams(query);
  const outcome = OUTCOMES.find((name) => name === asked.get('social'));
  const name = links.find(({ id }) => id === asked.get('provider'))?.name;
  if (outcome === undefined || name === undefined) return null;
  return (
    <div className={styles.more}>
      <Notice
        tone={outcome === 'linked' ? 'positive' : 'warning'}
        title={t(`security.social.outcome.${outcome}`, { name })}
      />
    </div>
  );
}

const OUTCOMES = ['linked', 'taken', 'denied', 'failed', 'expired', 'unavailable'] as const;

interface LinkRowsProps {
  readonly links: readonly Link[];
  readonly onChoose: (link: Link) => void;
}

function LinkRows({ links, onChoose }: LinkRowsProps) {
  const t = useT('office');
  const { date } = useFormat();
  return (
    <ul className={styles.rows}>
      {links.map((link) => {
        const { id, name, isLinked, email, linkedAtMs } = link;
        const since = linkedAtMs === null ? '' : date(linkedAtMs);
        return (
          <li key={id} className={styles.rowItem} data-provider={id}>
            <div className={styles.rowWords}>
              <b>{name}</b> {isLinked && <Badge tone="positive">{t('security.social.linked')}</Badge>}
              <p className={styles.note}>
                {!isLinked
                  ? t('security.social.notLinked')
                  : email === null
                    ? t('security.social.since', { date: since })
                    : t('security.social.as', { email, date: since })}
              </p>
            </div>
            <Button
              size={32}
              variant={isLinked ? 'danger-outline' : 'outline'}
              onClick={() => onChoose(link)}
            >
              {t(isLinked ? 'security.social.unlink' : 'security.social.link', { name })}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function LinkForm({ link: { id, name } }: { readonly link: Link }) {
  const t = useT('office');
  const labels = useLabels();
  const language = useLanguage();
  const { submit, pending, refusal } = useChange(
    (provider: string) =>
      api.post('/web-api/user/social-links/:provider', {}, { params: { provider }, query: { language } }),
    ({ redirectUrl }) => globalThis.location.assign(redirectUrl),
  );
  return (
    <div className={styles.form}>
      <p className={styles.text}>{t('security.social.goText', { name })}</p>
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
      <div className={styles.actions}>
        <Button variant="primary" pending={pending} onClick={() => submit(id)}>
          {t('security.social.go', { name })}
        </Button>
      </div>
    </div>
  );
}

function UnlinkForm({ link: { id, name }, onDone }: { readonly link: Link; readonly onDone: () => void }) {
  const t = useT('office');
  const labels = useLabels();
  const { submit, pending, refusal } = useChange(
    (provider: string) => api.delete('/web-api/user/social-links/:provider', { params: { provider } }),
    onDone,
  );
  return (
    <div className={styles.form}>
      <p className={styles.text}>{t('security.social.unlinkText', { name })}</p>
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
      <div className={styles.actions}>
        <Button variant="danger-outline" pending={pending} onClick={() => submit(id)}>
          {t('security.social.unlink', { name })}
        </Button>
      </div>
    </div>
  );
}
